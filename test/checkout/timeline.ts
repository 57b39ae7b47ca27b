import type { Emulator } from '../../src/emulator/index.js';

interface Wait {
  readonly at: number;
  readonly then: () => void;
}

/**
 * A turn of the event loop. A page would hold timers back that follow each other, so a message makes
 * it there; Node, which an open channel would keep from ending, has a call for it.
 */
const turn: () => Promise<void> =
  'setImmediate' in globalThis
    ? () => new Promise((resolve) => setImmediate(resolve))
    : byMessages();

function byMessages(): () => Promise<void> {
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  port1.onmessage = () => waiting.shift()?.();
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      port2.postMessage(undefined);
    });
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 10));

/** Time for everybody at once: the service and every page before it. */
export class Timeline {
  /** Since the start. */
  seconds = 0;
  readonly #emulator: Emulator;
  #waits: Wait[] = [];
  #underWay = 0;
  /** Since nothing was under way any more. */
  #hasAsked = false;

  constructor(emulator: Emulator) {
    this.#emulator = emulator;
  }

  /** A millisecond at least, as in a browser. @returns what ends the wait */
  wait(seconds: number, then: () => void): () => void {
    const wait = { at: this.seconds + Math.max(seconds, 0.001), then };
    this.#waits.push(wait);
    return () => {
      this.#waits = this.#waits.filter((other) => other !== wait);
    };
  }

  /** Goes by from one thing that waits to the next. */
  async pass(seconds: number): Promise<void> {
    const end = this.seconds + seconds;
    for (;;) {
      await this.settle();
      const next = Math.min(...this.#waits.map(({ at }) => at), end);
      this.skip(Math.max(0, next - this.seconds));
      const due = this.#waits.filter(({ at }) => at <= this.seconds);
      this.#waits = this.#waits.filter(({ at }) => at > this.seconds);
      for (const { then } of due) then();
      if (this.seconds >= end && due.length === 0) break;
    }
    await this.settle();
  }

  /** Goes by at once: nothing that waits wakes up in between, as while a device sleeps. */
  skip(seconds: number): void {
    this.seconds += seconds;
    if (seconds > 0) this.#emulator.control.clock({ advanceSeconds: seconds });
  }

  /** Until nothing is under way any more. */
  async settle(): Promise<void> {
    await microtasks();
    if (!this.#hasAsked) return; // a second has gone by, no more
    this.#hasAsked = false;
    await this.#answer();
    // Nothing counts the code that the checkout loads after an answer. With it, it may ask again.
    await import('../../src/checkout/order/unnamed-action.js');
    await turn();
    await this.#answer();
  }

  async #answer(): Promise<void> {
    await microtasks();
    for (let turns = 0; this.#underWay > 0; turns += 1) {
      // What takes that long waits for a real deadline, and leaves the processor to others.
      await (turns < 500 ? turn() : pause());
      await microtasks();
    }
    await microtasks();
  }

  /** Counts what is under way, so that a test can wait for its end. */
  async count<Result>(work: Promise<Result>): Promise<Result> {
    this.#underWay += 1;
    this.#hasAsked = true;
    try {
      return await work;
    } finally {
      this.#underWay -= 1;
    }
  }
}

async function microtasks(): Promise<void> {
  for (let done = 0; done < 20; done += 1) await Promise.resolve();
}
