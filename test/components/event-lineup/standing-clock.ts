/** A clock that stands, on a full minute, until it is moved. Timers of a minute run when it is. */
export class StandingClock {
  readonly #real = {
    now: Date.now.bind(Date),
    start: window.setTimeout.bind(window) as (run: () => void, delay?: number) => number,
    stop: window.clearTimeout.bind(window),
  };
  #waiting = new Map<number, () => void>();
  #now: number;

  constructor(iso: string) {
    this.#now = Date.parse(iso);
    Date.now = () => this.#now;
    let last = 0;
    window.setTimeout = ((run: () => void, delay = 0) => {
      if (delay !== 60_000) return this.#real.start(run, delay);
      this.#waiting.set(--last, run);
      return last;
    }) as typeof window.setTimeout;
    window.clearTimeout = (id) => {
      if (!this.#waiting.delete(Number(id))) this.#real.stop(id);
    };
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  move(minutes: number): void {
    this.#now += minutes * 60_000;
    const due = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const run of due) run();
  }

  leave(): void {
    Date.now = this.#real.now;
    Object.assign(window, { setTimeout: this.#real.start, clearTimeout: this.#real.stop });
  }
}
