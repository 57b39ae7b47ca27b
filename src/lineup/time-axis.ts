interface Span {
  /** Minutes of the festival day. */
  start: number;
  /** Never before `start`. */
  end: number;
}

/** Hours in which nobody plays, drawn as short as a break. */
export interface Break {
  from: number;
  until: number;
}

/** How time becomes height: a unit is the height of a minute where nothing is stretched or cut. */
export interface TimeAxis {
  /** Units from the top to a minute of the festival day. */
  at: (minute: number) => number;
  /** Units from top to bottom. */
  height: number;
  /** The first and the last minute that are drawn: full hours, unless it begins with its first set. */
  from: number;
  until: number;
  breaks: Break[];
}

/** Nobody scrolls through more than two hours of nothing. */
const longestSilence = 120;
/** What such a silence measures instead, in units. */
const breakHeight = 36;

/** A set without length is drawn from its beginning on. */
export const drawnEnd = ({ start, end }: Span): number => Math.max(end, start + 1);

/**
 * An axis on which every span is at least `least` units high and none is moved away from its time:
 * where a short span stands, time itself is stretched, on all stages alike. Two spans that do not
 * overlap in time can therefore never overlap in the drawing. Hours without any span are cut.
 *
 * @param step in minutes, to a multiple of which the beginning is rounded down
 */
export function timeAxis(spans: readonly Span[], least: number, step = 60): TimeAxis {
  const from = step * Math.floor(Math.min(...spans.map(({ start }) => start)) / step);
  const until = 60 * Math.ceil(Math.max(...spans.map(drawnEnd)) / 60);
  const breaks = silencesOf(spans);
  const edges = spans.flatMap((span) => [span.start, drawnEnd(span)]);
  const knots = [...new Set([from, ...edges, until])].sort((a, b) => a - b);
  const places = placesOf(knots, { spans, breaks, least });
  const at = (minute: number) => between(knots, places, minute);
  return { at, height: places.at(-1) ?? 0, from, until, breaks };
}

function silencesOf(spans: readonly Span[]): Break[] {
  const breaks: Break[] = [];
  let silentFrom = Infinity;
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    if (span.start - silentFrom > longestSilence) {
      breaks.push({ from: silentFrom, until: span.start });
    }
    const end = drawnEnd(span);
    silentFrom = silentFrom === Infinity ? end : Math.max(silentFrom, end);
  }
  return breaks;
}

interface Demands {
  spans: readonly Span[];
  breaks: Break[];
  least: number;
}

/** The least height of each knot that gives every span before it its room. */
function placesOf(knots: number[], { spans, breaks, least }: Demands): number[] {
  const startsOf = new Map<number, number[]>();
  for (const span of spans) {
    const end = drawnEnd(span);
    startsOf.set(end, [...(startsOf.get(end) ?? []), span.start]);
  }
  const cuts = new Set(breaks.map(({ until }) => until));
  const places = new Map<number, number>();
  let before = knots[0] ?? 0;
  let place = 0;
  for (const knot of knots) {
    place += cuts.has(knot) ? breakHeight : knot - before;
    for (const start of startsOf.get(knot) ?? []) {
      place = Math.max(place, (places.get(start) ?? 0) + least);
    }
    places.set(knot, place);
    before = knot;
  }
  return [...places.values()];
}

function between(knots: number[], places: number[], minute: number): number {
  const above = knots.findIndex((knot) => knot >= minute);
  if (above < 0) return places.at(-1) ?? 0;
  if (above === 0 || knots[above] === minute) return places[above] ?? 0;
  const [low = 0, high = 0] = [knots[above - 1], knots[above]];
  const [top = 0, bottom = 0] = [places[above - 1], places[above]];
  return top + ((minute - low) / (high - low)) * (bottom - top);
}
