/**
 * Timers of a second and more wait until a test lets the time pass; shorter ones run as they are.
 * Dates and intervals go by only where a test asks for it: answers grow old with them.
 */
export class LongTimers {
  #now = 0;
  #last = 0;
  readonly #waiting = new Map<number, { at: number; run: () => void }>();
  readonly #real = {
    set: window.setTimeout.bind(window),
    clear: window.clearTimeout.bind(window),
  };
  readonly #timeout = AbortSignal.timeout.bind(AbortSignal);

  readonly #undo: (() => void)[] = [];

  constructor({ dates = false } = {}) {
    if (dates) this.#holdDates();
    const set = (run: (...args: unknown[]) => void, after = 0, ...args: unknown[]) => {
      const then = () => run(...args);
      return after < 1000 ? this.#real.set(then, after) : this.#wait(after, then);
    };
    const clear = (id?: number): void => {
      if (!this.#waiting.delete(id ?? 0)) this.#real.clear(id);
    };
    Object.assign(window, { setTimeout: set, clearTimeout: clear });
    AbortSignal.timeout = (after) => {
      const controller = new AbortController();
      const end = new DOMException('in virtual time', 'TimeoutError');
      this.#wait(after, () => controller.abort(end));
      return controller.signal;
    };
  }

  /** Runs what is due in that time, in its order. */
  pass(seconds: number): void {
    const end = this.#now + seconds * 1000;
    for (;;) {
      const [id, next] = [...this.#waiting].sort(([, a], [, b]) => a.at - b.at)[0] ?? [];
      if (id === undefined || !next || next.at > end) break;
      this.#waiting.delete(id);
      this.#now = next.at;
      next.run();
    }
    this.#now = end;
  }

  leave(): void {
    for (const undo of this.#undo) undo();
    Object.assign(window, { setTimeout: this.#real.set, clearTimeout: this.#real.clear });
    AbortSignal.timeout = this.#timeout;
  }

  #holdDates(): void {
    const real = {
      setInterval: window.setInterval.bind(window),
      clearInterval: window.clearInterval.bind(window),
    };
    const { now } = Date;
    const start = now();
    const repeat = (run: () => void, after: number): number => {
      const again = (): void => {
        this.#waiting.set(id, { at: this.#now + after, run: again });
        run(); // which may end it
      };
      const id = this.#wait(after, again);
      return id;
    };
    Object.assign(window, {
      setInterval: repeat,
      clearInterval: (id?: number) => this.#waiting.delete(id ?? 0),
    });
    Date.now = () => start + this.#now;
    this.#undo.push(() => Object.assign(window, real));
    this.#undo.push(() => (Date.now = now));
  }

  /** Ids below zero: no browser gives those. */
  #wait(after: number, run: () => void): number {
    this.#last -= 1;
    this.#waiting.set(this.#last, { at: this.#now + after, run });
    return this.#last;
  }
}

/** Whatever is under way without a timer has come to its end. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

/** `waitUntil` would give up by a timer that is held here. */
export async function until(condition: () => unknown, what: string): Promise<void> {
  for (let tries = 0; !condition(); tries += 1) {
    if (tries === 1500) throw new Error(`Never came: ${what}`);
    await settled();
  }
}
