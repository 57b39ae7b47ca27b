import type { OrderStage } from './order-stage.js';

interface Timer {
  at: number;
  readonly every: number | undefined;
  readonly run: () => void;
}

/** Shorter waits are the browser's own business: a task later, an element that is drawn. */
const shortMilliseconds = 200;
const pumpMilliseconds = 10;
/** An answer is read in a few tasks. */
const idleTurns = 5;

type Start = (run: () => void, delay: number) => unknown;

/**
 * The time of a page and of its service in one hand. It goes by by itself until it is stopped; from
 * then on it moves only when a test moves it, however slow the machine is.
 */
export class HandClock {
  readonly #stage: OrderStage;
  readonly #timers = new Map<number, Timer>();
  readonly #real = {
    setTimeout: globalThis.setTimeout.bind(globalThis),
    setInterval: globalThis.setInterval.bind(globalThis),
    clear: globalThis.clearTimeout.bind(globalThis),
    now: performance.now.bind(performance),
  };
  readonly #undo: (() => void)[] = [];
  #ids = 0;
  #passed = 0;
  #pump: number | undefined;

  constructor(stage: OrderStage) {
    this.#stage = stage;
    const [monotonic, wall] = [performance.now(), Date.now()];
    this.#replace(performance, 'now', () => monotonic + this.#passed);
    this.#replace(Date, 'now', () => Math.round(wall + this.#passed));
    this.#replace(globalThis, 'setTimeout', this.#starter(this.#real.setTimeout, false));
    this.#replace(globalThis, 'setInterval', this.#starter(this.#real.setInterval, true));
    for (const name of ['clearTimeout', 'clearInterval']) {
      this.#replace(globalThis, name, (id: number | undefined) => {
        if (id === undefined || !this.#timers.delete(id)) this.#real.clear(id);
      });
    }
    let last = this.#real.now();
    this.#pump = this.#real.setInterval(() => {
      const now = this.#real.now();
      this.#runUntil(this.#passed + now - last);
      last = now;
    }, pumpMilliseconds) as unknown as number;
  }

  /** From now on time stands still. */
  stop(): void {
    this.#real.clear(this.#pump);
    this.#pump = undefined;
  }

  /** Time goes by, here and at the service, and everything that waits happens in its order. */
  async pass(seconds: number): Promise<void> {
    this.stop();
    const end = this.#passed + seconds * 1000;
    while (this.#passed < end) {
      const next = Math.min(end, ...[...this.#timers.values()].map(({ at }) => at));
      const step = Math.max(0, next - this.#passed);
      this.#stage.emulator.control.clock({ advanceSeconds: step / 1000 });
      this.#runUntil(next);
      await this.#settle();
    }
  }

  leave(): void {
    this.stop();
    for (const undo of this.#undo.reverse()) undo();
  }

  #starter(real: Start, repeats: boolean) {
    return (run: (...words: unknown[]) => void, delay = 0, ...words: unknown[]): number => {
      if (delay < shortMilliseconds) return real(() => run(...words), delay) as number;
      this.#ids -= 1;
      const every = repeats ? delay : undefined;
      this.#timers.set(this.#ids, { at: this.#passed + delay, every, run: () => run(...words) });
      return this.#ids;
    };
  }

  #runUntil(end: number): void {
    for (;;) {
      const due = [...this.#timers].filter(([, { at }]) => at <= end);
      const [first] = due.sort(([, one], [, other]) => one.at - other.at);
      if (!first) break;
      const [id, timer] = first;
      this.#passed = Math.max(this.#passed, timer.at);
      if (timer.every === undefined) this.#timers.delete(id);
      else timer.at += timer.every;
      timer.run();
    }
    this.#passed = Math.max(this.#passed, end);
  }

  /** Lets what was begun come to its end: questions to the service, and what is made of answers. */
  async #settle(): Promise<void> {
    for (let idle = 0; idle < idleTurns; idle = this.#stage.underWay > 0 ? 0 : idle + 1) {
      const { port1, port2 } = new MessageChannel();
      await new Promise((done) => {
        port1.onmessage = done;
        port2.postMessage(undefined);
      });
    }
  }

  #replace(holder: object, name: string, value: unknown): void {
    const own = Object.getOwnPropertyDescriptor(holder, name);
    Object.defineProperty(holder, name, { value, configurable: true, writable: true });
    this.#undo.push(() => {
      if (own) Object.defineProperty(holder, name, own);
      else Reflect.deleteProperty(holder, name);
    });
  }
}
