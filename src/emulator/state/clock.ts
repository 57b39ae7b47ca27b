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

/**
 * When the clocks of a zone show `wall`, in milliseconds since 1970. Within an hour of a change of the
 * clocks the answer may be the hour before or after; at noon no zone changes them.
 * @param wall what they show, read as if it were UTC
 */
export function instantOf(wall: number, zone: string): number {
  const guess = clockOnWall(wall, zone).getTime() - wall;
  return wall - (clockOnWall(wall - guess, zone).getTime() - (wall - guess));
}

/** What a clock on a wall in that zone shows, as if it stood in UTC. */
export function clockOnWall(time: number, zone: string): Date {
  return new Date(`${clockIn(zone).format(time).replace(' ', 'T')}Z`);
}

/** Kept, since to make one costs a hundred times what it costs to read it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockIn(zone: string): Intl.DateTimeFormat {
  const style = { dateStyle: 'short', timeStyle: 'medium' } as const;
  const clock = clocks.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone, ...style });
  clocks.set(zone, clock);
  return clock;
}
