const second = 1000;

/** An answer that is older when a sale opens is replaced before. */
export const freshMilliseconds = 180 * second;
/** Nobody reads so shortly before an opening, nor right after it. */
export const quietBefore = 20 * second;
export const quietAfter = 2 * second;
/** Over so long after it, each page looks once whether the sale has opened as it was told. */
export const lookWithin = 58 * second;

/** Before a sale that is late, or cannot be read, is read again: in seconds. */
const [firstPause, longestPause, growth] = [2, 30, 1.6] as const;
/** No page stays away for longer than this, and as much again by chance, whatever it is told. */
const mostTold = 600;

/**
 * Grows with every reading that was to no avail. What the service asks for is the least, and chance
 * adds to it, so that no wave comes back whole.
 * @returns milliseconds
 */
export function pauseAfter(asked: number, told: number | undefined, random: () => number): number {
  const usual = Math.min(firstPause * growth ** asked, longestPause);
  const least = Math.max(usual, Math.min(told ?? 0, mostTold));
  return second * (least + random() * Math.max(Math.min(least, longestPause), least / 2));
}

interface Circumstances {
  /** When what is closed opens. All times in milliseconds since 1970. */
  readonly times: readonly number[];
  /** When the service said that it was closed. */
  readonly asOf: number;
  readonly now: number;
  /** The least until the next reading, where the last one was to no avail; else 0. */
  readonly pause: number;
  readonly random: () => number;
}

/** When a page reads the sale next; Infinity where nothing is to be learnt. */
export function nextReading({ times, asOf, now, pause, random }: Circumstances): number {
  const after = (at: number) => at + quietAfter + random() * lookWithin;
  // By the clock it is open: has the service opened it?
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
