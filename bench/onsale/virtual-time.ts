/** Everything happens on a whole tick, so that a run is the same each time. */
const ticksPerSecond = 100;

type Run = () => void;

/** The clock and the timers of everybody at once: it goes by as fast as the machine can. */
export class VirtualTime {
  #tick = 0;
  readonly #due = new Map<number, Set<{ run: Run }>>();

  /** Seconds since the beginning. */
  get seconds(): number {
    return this.#tick / ticksPerSecond;
  }

  /** A tick later at least. @returns what calls it off */
  readonly later = (seconds: number, run: Run): (() => void) => {
    const tick = this.#tick + Math.max(1, Math.ceil(seconds * ticksPerSecond - 1e-6));
    const wait = { run };
    const waits = this.#due.get(tick) ?? new Set();
    this.#due.set(tick, waits.add(wait));
    return () => waits.delete(wait);
  };

  sleep(seconds: number): Promise<void> {
    return new Promise((resolve) => this.later(seconds, resolve));
  }

  async pass(seconds: number): Promise<void> {
    const end = this.#tick + seconds * ticksPerSecond;
    while (this.#tick < end) {
      this.#tick += 1;
      const waits = this.#due.get(this.#tick);
      if (!waits) continue;
      for (const { run } of waits) run();
      this.#due.delete(this.#tick);
      // Whatever follows of it has come to its end.
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}
