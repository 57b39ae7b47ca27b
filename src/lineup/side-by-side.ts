import { lanesOf } from './lanes.js';

export interface LanePlace {
  lane: number;
  /** How many lanes share the width where the span stands. */
  lanes: number;
}

interface Span {
  start: number;
  end: number;
}

/**
 * Where spans stand that come in order of their start: overlapping ones share the width, and only
 * those. A run of overlapping spans ends where the next one begins after all of them.
 */
export function placesOf(spans: readonly Span[]): LanePlace[] {
  const runs: Span[][] = [];
  let until = -Infinity;
  for (const span of spans) {
    if (span.start >= until) runs.push([]);
    runs.at(-1)?.push(span);
    until = Math.max(until, span.end);
  }
  return runs.flatMap((run) => {
    const lanes = lanesOf(run);
    return lanes.map((lane) => ({ lane, lanes: Math.max(...lanes) + 1 }));
  });
}
