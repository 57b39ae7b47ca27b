/**
 * The emulator's own time. It starts where it is told to, runs as fast as `elapsed` does, and can be
 * set, advanced and frozen. What falls due when it moves is no business of the clock: see `due.ts`.
 */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
  /** The same instant as a timestamp of the service: ISO 8601, UTC, milliseconds. */
  timestamp(): string;
  readonly frozen: boolean;
  set(time: number): void;
  advance(seconds: number): void;
  freeze(frozen: boolean): void;
}

/** At `since` of the time base it was `base`. */
export interface ClockMemory {
  base: number;
  since: number;
  frozen: boolean;
}

/**
 * @param memory where the clock stands; asked every time, since it may be replaced
 * @param elapsed milliseconds since any fixed moment; a constant makes a clock that stands
 */
export function createClock(memory: () => ClockMemory, elapsed: () => number): Clock {
  const now = () => {
    const { base, since, frozen } = memory();
    // Two tabs may disagree by a little about the time base; time must not go backwards for that.
    return frozen ? base : base + Math.max(0, Math.floor(elapsed() - since));
  };
  const set = (time: number) => Object.assign(memory(), { base: time, since: elapsed() });
  return {
    now,
    timestamp: () => timestampOf(now()),
    get frozen() {
      return memory().frozen;
    },
    set,
    advance: (seconds) => set(now() + seconds * 1000),
    freeze: (frozen) => Object.assign(set(now()), { frozen }),
  };
}

export function timestampOf(time: number): string {
  return new Date(time).toISOString();
}
