/**
 * How long the tickets stay kept, told by the service in seconds so that a wrong clock of the
 * device cannot mislead (spec L204, L344).
 */
export interface Hold {
  /** What was left when the answer came. */
  readonly seconds: number;
  /** Both clocks at that moment, in milliseconds. */
  readonly since: Clocks;
}

export interface Clocks {
  /** Never set by anybody, but may stand still while the device sleeps. `performance.now()` */
  readonly monotonic: number;
  /** Goes on through sleep, but may be set. `Date.now()` */
  readonly wall: number;
}

/** Beyond this the two clocks disagree, and only the service knows. */
const driftMilliseconds = 2000;

/** Seconds left, never below 0. */
export function secondsLeft({ seconds, since }: Hold, now: Clocks): number {
  return Math.max(0, seconds - (now.monotonic - since.monotonic) / 1000);
}

/** The device slept, or somebody set its clock: what is shown may be wrong until the service is asked. */
export function hasDrifted({ since }: Hold, now: Clocks): boolean {
  const drift = now.wall - since.wall - (now.monotonic - since.monotonic);
  return Math.abs(drift) > driftMilliseconds;
}

/**
 * One hold told twice: the shorter telling counts. Nobody can prolong a hold, so a longer one is an
 * answer that was long on its way, and what is shown never goes up.
 */
export const shorterHold = (known: Hold | undefined, told: Hold): Hold => ({
  ...told,
  seconds: Math.min(told.seconds, known ? secondsLeft(known, told.since) : Infinity),
});
