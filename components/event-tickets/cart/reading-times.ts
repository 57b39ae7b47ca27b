const second = 1000;

/** The feed is reloaded before an opening if it would be older than this by then. */
export const freshMilliseconds = 180 * second;
/** No page reloads this shortly before an opening or after it, when requests would pile up. */
export const quietBefore = 20 * second;
export const quietAfter = 2 * second;
/** After an opening each page checks once, spread over this time, that the sale has opened. */
export const lookWithin = 58 * second;

/** Retries, in seconds, when the sale opens late or the request fails. */
const [firstPause, longestPause, growth] = [2, 30, 1.6] as const;
/** Upper limit in seconds for a `Retry-After` of the service; jitter may add as much again. */
const longestRetryAfter = 600;

/**
 * Grows with every failed attempt and is never shorter than the service asks for. Jitter spreads
 * the pages, so that they don't all come back at once.
 * @returns milliseconds
 */
export function pauseAfter(
  attempts: number,
  retryAfter: number | undefined,
  random: () => number,
): number {
  const usual = Math.min(firstPause * growth ** attempts, longestPause);
  const least = Math.max(usual, Math.min(retryAfter ?? 0, longestRetryAfter));
  return second * (least + random() * Math.max(Math.min(least, longestPause), least / 2));
}

interface Circumstances {
  /** When the closed releases open. All times in milliseconds since 1970. */
  readonly times: readonly number[];
  /** When the service sent the feed. */
  readonly asOf: number;
  readonly now: number;
  /** The least wait until the next request after a failed one; else 0. */
  readonly pause: number;
  readonly random: () => number;
}

/** When a page reloads the feed next; Infinity if nothing opens. */
export function nextReading({ times, asOf, now, pause, random }: Circumstances): number {
  const after = (at: number) => at + quietAfter + random() * lookWithin;
  // Open by the clock: check that the service has opened it.
  const unsure = times.find((at) => at > asOf && at <= now);
  const next = Math.min(...times.filter((at) => at > now));
  let reading = Infinity;
  if (pause) reading = now + pause;
  else if (unsure !== undefined) reading = Math.max(after(unsure), now);
  else if (next < Infinity && next - asOf > freshMilliseconds) {
    const latest = next - quietBefore;
    const earliest = Math.max(now, next - freshMilliseconds);
    reading = earliest + random() * (latest - earliest);
  }
  const isTooNear = reading > next - quietBefore && reading < next + quietAfter;
  return reading === Infinity || isTooNear ? after(next) : reading;
}
