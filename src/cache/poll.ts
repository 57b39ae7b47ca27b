import { keepEqualParts } from './identity.js';
import { browserTimer, type Timer } from './timer.js';
import { browserWake, type Wake } from './wake.js';

/** The state of a poll. A new object after every change. */
export interface PollState<T> {
  /** The last good answer; absent until the first has come. */
  readonly data?: T;
  /** Failures since then. */
  readonly failures: number;
}

export interface PollOptions<T> {
  readonly ask: (signal: AbortSignal) => Promise<T>;
  /** Between an answer and the next request; a tenth more or less, so that pages don't ask all at once. */
  readonly everySeconds: number;
  /** Asks at the start and when the visitor returns to the page, too; else only at the interval. */
  readonly atOnce?: boolean;
  /** The pause that a failure asks for. */
  readonly waitAfter: (error: unknown) => number | undefined;
}

/** What a poll needs from outside; tests replace it. */
export interface PollEnvironment {
  /** Milliseconds. */
  now(): number;
  /** At least 0, below 1. */
  random(): number;
  later: Timer;
  wake: Wake;
  /** The page is visible and online. */
  isAwake(): boolean;
}

const browser: PollEnvironment = {
  now: () => Date.now(),
  random: () => Math.random(),
  later: browserTimer,
  wake: browserWake,
  isAwake: () => document.visibilityState === 'visible' && navigator.onLine,
};

/** Returning to the page asks at once at most this often. */
const quietSeconds = 10;

/**
 * Asks at an interval while there are listeners and the page is visible. A failure keeps the last
 * answer. Returning to the page starts a new interval; unless the poll asks at once, the cache entry
 * reads what the page missed.
 */
export class Poll<T> {
  state: PollState<T> = { failures: 0 };

  readonly #options: PollOptions<T>;
  readonly #environment: PollEnvironment;
  readonly #listeners = new Set<() => void>();
  #stopWaking?: (() => void) | undefined;
  #cancel?: (() => void) | undefined;
  #flight?: AbortController | undefined;
  #askedAt = -Infinity;

  constructor(options: PollOptions<T>, environment: PollEnvironment = browser) {
    this.#options = options;
    this.#environment = environment;
  }

  /** Calls `listener` after every change of `state`. Without listeners the poll stops. */
  subscribe(listener: () => void): () => void {
    const own = () => listener(); // one function may subscribe twice
    if (this.#listeners.size === 0) this.#start();
    this.#listeners.add(own);
    return () => {
      if (this.#listeners.delete(own) && this.#listeners.size === 0) this.#end();
    };
  }

  #start(): void {
    this.state = { failures: 0 };
    this.#stopWaking = this.#environment.wake(() => this.#flight ?? this.#resume());
    this.#resume();
  }

  /** For the first listener, and when the page is visible or online again. */
  #resume(): void {
    const age = this.#environment.now() - this.#askedAt;
    const isRecent = age >= 0 && age < quietSeconds * 1000;
    if (this.#options.atOnce && !isRecent && this.#environment.isAwake()) void this.#ask();
    else this.#plan();
  }

  #end(): void {
    this.#stopWaking?.();
    this.#cancel?.();
    this.#flight?.abort();
    this.#stopWaking = this.#cancel = this.#flight = undefined;
  }

  #plan(atLeast = 0): void {
    this.#cancel?.();
    const seconds = this.#options.everySeconds * (0.9 + 0.2 * this.#environment.random());
    const next = () => void (this.#environment.isAwake() && this.#ask());
    this.#cancel = this.#environment.later(Math.max(seconds, atLeast), next);
  }

  async #ask(): Promise<void> {
    const flight = new AbortController();
    this.#cancel?.();
    this.#askedAt = this.#environment.now();
    this.#flight = flight;
    let change: PollState<T>;
    let wait: number | undefined;
    try {
      const answer = await this.#options.ask(flight.signal);
      change = { data: keepEqualParts(this.state.data, answer), failures: 0 };
    } catch (error) {
      change = { ...this.state, failures: this.state.failures + 1 };
      wait = this.#options.waitAfter(error);
    }
    if (this.#flight !== flight) return; // the poll has stopped
    this.#flight = undefined;
    this.#plan(wait);
    this.state = change;
    for (const listener of this.#listeners) listener();
  }
}
