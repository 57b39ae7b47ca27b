import { keepEqualParts } from './identity.js';
import type { Wake } from './wake.js';

/** The state of an entry. A new object after every change. */
export interface EntryState<T> {
  /** The last good answer. Stays during a new request and after an error. */
  readonly data?: T;
  /** Why the last request failed; gone with the next good answer. */
  readonly error?: unknown;
  /** When `data` arrived, in milliseconds of the cache's clock. */
  readonly updatedAt?: number;
  /** A request is under way. */
  readonly busy: boolean;
  /** The request under way waits until then, as the service asked it to. */
  readonly waitsUntil?: number | undefined;
}

export interface Entry<T> {
  readonly state: EntryState<T>;
  /**
   * Loads what is missing, failed or old, then calls `listener` after every change of `state` (not
   * before `subscribe` has returned). The last subscriber to leave aborts the request.
   */
  subscribe(listener: () => void): () => void;
  /**
   * Asks now, or joins the request under way. Never rejects: the outcome is in `state`.
   * @param once makes one attempt, as the caller asks again itself
   */
  refresh(once?: boolean): Promise<void>;
  /** Shows an older answer, which came from elsewhere, until the load brings one. */
  offer(older: OlderAnswer<T>): void;
  /**
   * The caller learns of changes elsewhere and asks then. Returning to the page asks only if the last
   * request has failed.
   */
  isWatched?: boolean;
}

/** What an entry may show until its load brings an answer; without data, it is taken back. */
export interface OlderAnswer<T> {
  readonly data: T | undefined;
  /** When it arrived, in milliseconds of the cache's clock. */
  readonly updatedAt: number | undefined;
  /** Why there is no newer one. */
  readonly error?: unknown;
}

/** Call `waits` when the request pauses, with the seconds of the pause. */
export type Load<T> = (
  signal: AbortSignal,
  waits: (seconds: number) => void,
  once?: boolean,
) => Promise<T>;

export interface EntryOptions {
  /** A younger answer is not requested again. 0: the answer goes with the last subscriber. */
  readonly maxAgeSeconds: number;
  /** Errors that time does not fix, such as a refused key: returning to the page doesn't ask again. */
  readonly isFinal?: (error: unknown) => boolean;
}

/** What an entry needs from outside: its cache, the clock, timers and the page. */
export interface CacheEnvironment {
  now(): number;
  wake: Wake;
  later(seconds: number, run: () => void): () => void;
  /** The entry is in use again. */
  keep(): void;
  /** The entry has nothing left. */
  drop(): void;
}

/** Returning to the page asks again at most this often, also with a maximum age of 0. */
const quietSeconds = 10;
/**
 * No request takes longer. One that has when the visitor returns was frozen with its page, so its
 * answer is old.
 */
const frozenSeconds = 60;
/** How long an answer waits for a new subscriber. */
const keptSeconds = 300;

export class CacheEntry<T> implements Entry<T> {
  state: EntryState<T> = { busy: false };
  isWatched = false;

  readonly #load: Load<T>;
  readonly #options: EntryOptions;
  readonly #environment: CacheEnvironment;
  readonly #listeners = new Set<() => void>();
  #flight?: { readonly controller: AbortController; readonly landed: Promise<void> };
  /** When the last request was sent, in milliseconds of the cache's clock. */
  #sentAt = 0;
  #stopWaking?: () => void;
  #cancelDrop?: () => void;

  constructor(load: Load<T>, options: EntryOptions, environment: CacheEnvironment) {
    this.#load = load;
    this.#options = options;
    this.#environment = environment;
  }

  subscribe(listener: () => void): () => void {
    const own = () => listener(); // one function may subscribe twice
    this.#cancelDrop?.();
    this.#stopWaking ??= this.#environment.wake(() => this.#woken());
    this.#loadWhatIsDue();
    this.#listeners.add(own);
    return () => {
      this.#listeners.delete(own);
      // Moving an element in the page removes and adds it: the request goes on.
      queueMicrotask(() => this.#unsubscribe());
    };
  }

  offer(older: OlderAnswer<T>): void {
    this.#change(older);
  }

  refresh(once?: boolean): Promise<void> {
    return this.#flight?.landed ?? this.#takeOff(once);
  }

  #woken(): void {
    const { error } = this.state;
    if (error === undefined ? !this.isWatched : !this.#options.isFinal?.(error))
      this.#loadWhatIsDue();
  }

  #loadWhatIsDue(): void {
    const { error, updatedAt = -Infinity, waitsUntil = this.#sentAt } = this.state;
    const isFrozen = this.#environment.now() - waitsUntil > frozenSeconds * 1000;
    const age = this.#environment.now() - updatedAt;
    const quiet = Math.max(this.#options.maxAgeSeconds, quietSeconds) * 1000;
    const fresh = age >= 0 && age < quiet; // below 0: the visitor's clock was put back
    if ((!this.#flight || isFrozen) && (error !== undefined || !fresh)) void this.#takeOff();
  }

  #takeOff(once?: boolean): Promise<void> {
    this.#flight?.controller.abort();
    this.#cancelDrop?.();
    this.#environment.keep();
    this.#sentAt = this.#environment.now();
    const controller = new AbortController();
    const landed = this.#request(controller, once);
    this.#flight = { controller, landed };
    this.#change({ busy: true, waitsUntil: undefined });
    return landed;
  }

  async #request(controller: AbortController, once?: boolean): Promise<void> {
    let outcome: Partial<EntryState<T>>;
    try {
      // In a promise of its own, so that a load that throws at once fails like any other.
      const waits = (seconds: number) => {
        if (this.#flight?.controller === controller)
          this.#change({ waitsUntil: this.#environment.now() + seconds * 1000 });
      };
      const answer = await new Promise<T>((resolve) =>
        resolve(this.#load(controller.signal, waits, once)),
      );
      const data = keepEqualParts(this.state.data, answer);
      outcome = { data, error: undefined, updatedAt: this.#environment.now() };
    } catch (error) {
      outcome = { error };
    }
    // All subscribers left, one came back, and the first request ignored its abort:
    //   request 1 ──────x abandoned ┄┄┄┄┄┄┄┄┄> late answer, dropped here
    //   request 2          ──────────> current
    if (this.#flight?.controller !== controller) return;
    this.#flight = undefined;
    this.#change({ ...outcome, busy: false });
    if (!this.#listeners.size) this.#retire();
  }

  #unsubscribe(): void {
    if (this.#listeners.size || !this.#stopWaking) return;
    this.#stopWaking();
    this.#stopWaking = undefined;
    this.#flight?.controller.abort();
    this.#flight = undefined;
    this.#change({ error: undefined, busy: false });
    this.#retire();
  }

  #retire(): void {
    const drop = () => {
      this.state = { busy: false };
      this.#environment.drop();
    };
    if (this.#options.maxAgeSeconds) this.#cancelDrop = this.#environment.later(keptSeconds, drop);
    else drop();
  }

  #change(change: Partial<EntryState<T>>): void {
    const { waitsUntil, ...state } = { ...this.state, ...change };
    this.state = state.busy && waitsUntil !== undefined ? { ...state, waitsUntil } : state;
    for (const listener of this.#listeners) {
      try {
        listener();
      } catch (error) {
        console.error(error); // one broken subscriber must not silence the others
      }
    }
  }
}
