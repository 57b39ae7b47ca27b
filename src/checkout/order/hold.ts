/** How long the tickets are held. In seconds, so that a wrong device clock doesn't matter (spec L204, L344). */
export interface Hold {
  /** Seconds left at `since`. */
  readonly seconds: number;
  /** Both clocks at that moment, in milliseconds. */
  readonly since: Clocks;
}

export interface Clocks {
  /** `performance.now()`: can't be set, but may stop while the device sleeps. */
  readonly monotonic: number;
  /** `Date.now()`: goes on during sleep, but may be set. */
  readonly wall: number;
}

/** If the two clocks differ by more than this, the service is asked. */
const driftMilliseconds = 2000;

/** Seconds left, never below 0. */
export function secondsLeft({ seconds, since }: Hold, now: Clocks): number {
  return Math.max(0, seconds - (now.monotonic - since.monotonic) / 1000);
}

/** Whether the device slept or its clock was set, so that the time left may be wrong. */
export function hasDrifted({ since }: Hold, now: Clocks): boolean {
  const drift = now.wall - since.wall - (now.monotonic - since.monotonic);
  return Math.abs(drift) > driftMilliseconds;
}

/**
 * The shorter of two answers about one hold. A hold can't be prolonged, so a longer one comes from a
 * slow answer, and the time shown never goes up.
 */
export const shorterHold = (known: Hold | undefined, told: Hold): Hold => ({
  ...told,
  seconds: Math.min(told.seconds, known ? secondsLeft(known, told.since) : Infinity),
});
