interface Span {
  start: number;
  end: number;
}

/**
 * The lane of each span, so that spans of one lane never overlap. Spans come in order of their
 * start; each takes the first lane that is free. A span without length still takes up a minute.
 */
export function lanesOf(spans: readonly Span[]): number[] {
  const freeFrom: number[] = [];
  return spans.map(({ start, end }) => {
    const free = freeFrom.findIndex((from) => from <= start);
    const lane = free === -1 ? freeFrom.length : free;
    freeFrom[lane] = Math.max(end, start + 1);
    return lane;
  });
}
