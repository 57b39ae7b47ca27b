/**
 * The emulator's own time. It starts where it is told to, runs as fast as `elapsed` does, and can be
 * set, advanced and frozen. Work that falls due runs in the order of its time, whether one second
 * passes or a whole month is skipped.
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
  /** Runs `work` when the clock has reached `time`; the answer takes it back. */
  at(time: number, work: (time: number) => void): () => void;
  /** Nothing runs by itself: whoever looks at the state asks for what has fallen due first. */
  runDue(): void;
}

interface Due {
  time: number;
  work: (time: number) => void;
}

/** @param elapsed milliseconds since any fixed moment; a constant makes a clock that stands. */
export function createClock(start: number, elapsed: () => number): Clock {
  let base = start;
  let since = elapsed();
  let frozen = false;
  const queue = new Set<Due>();

  const now = () => (frozen ? base : base + Math.floor(elapsed() - since));
  const set = (time: number) => {
    base = time;
    since = elapsed();
    runDue();
  };
  const runDue = () => {
    for (let due = earliest(queue); due && due.time <= now(); due = earliest(queue)) {
      queue.delete(due);
      due.work(due.time);
    }
  };

  return {
    now,
    timestamp: () => timestampOf(now()),
    get frozen() {
      return frozen;
    },
    set,
    advance: (seconds) => set(now() + seconds * 1000),
    freeze: (next) => {
      base = now();
      since = elapsed();
      frozen = next;
    },
    at: (time, work) => {
      const due = { time, work };
      queue.add(due);
      return () => queue.delete(due);
    },
    runDue,
  };
}

export function timestampOf(time: number): string {
  return new Date(time).toISOString();
}

function earliest(queue: Set<Due>): Due | undefined {
  let first: Due | undefined;
  for (const due of queue) if (!first || due.time < first.time) first = due;
  return first;
}
