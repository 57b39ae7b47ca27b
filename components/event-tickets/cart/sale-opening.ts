import { browserTimer } from '../../../src/cache/timer.js';
import type { Offer, Sale } from '../../../src/checkout/sale/offers.js';
import type { RequestFailure } from '../../../src/client/errors.js';
import { untilWords } from '../../../src/format/until.js';

const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000] as const;
/** The service opens a release at its time; the answer that says so must come after it. */
const grace = 500;
/** Not every page that waits may ask in the same second. */
const spread = 15 * second;
/** Before a release that is late is asked about again. */
const [firstPause, longestPause, growth] = [2 * second, 30 * second, 1.6] as const;

/** The element that shows the sale. */
interface OpeningHost {
  readonly language: string;
  /** Why the newest reading failed. */
  readonly failure: unknown;
  requestUpdate(): void;
  /** Reads the sale anew. */
  refresh(): Promise<void>;
}

/** Replaced in tests. */
export interface SaleOpeningTools {
  /** Milliseconds on a clock that nobody sets. */
  readonly now: () => number;
  /** @returns what ends the wait */
  readonly wait: (milliseconds: number, then: () => void) => () => void;
  /** At least 0, below 1. */
  readonly random: () => number;
}

const browser: SaleOpeningTools = {
  now: () => performance.now(),
  wait: (milliseconds, then) => browserTimer(milliseconds / second, then),
  random: () => Math.random(),
};

/**
 * How long until releases open, by the clock of the service and not of the visitor. When the next
 * one should, the sale is read again, until it has, so that it can be bought without a reload.
 */
export class SaleOpening {
  readonly #host: OpeningHost;
  readonly #tools: SaleOpeningTools;
  #asOf: number | undefined;
  /** When that was, on a clock that nobody sets. */
  #readAt = 0;
  /** When releases open that have not yet, in milliseconds since 1970. */
  #opens: readonly number[] = [];
  /** When the sale is to be read next. */
  #askAt = Infinity;
  /** How often it has been since something should have opened. */
  #asked = 0;
  #endWait?: (() => void) | undefined;

  constructor(host: OpeningHost, tools = browser) {
    this.#host = host;
    this.#tools = tools;
  }

  watch({ asOf, offers }: Sale): void {
    if (asOf === undefined || asOf === this.#asOf) return;
    this.#asOf = asOf;
    this.#readAt = this.#tools.now();
    // What waits for another release, or is closed long after its time, waits for no moment.
    this.#opens = offers.flatMap(({ state, startsAt, startsAfter }) => {
      const at = state === 'upcoming' && startsAt && !startsAfter ? Date.parse(startsAt) : NaN;
      return at > asOf - hour ? [at] : [];
    });
    if (this.#opens.length > 0) this.#host.requestUpdate(); // now there are words
    this.#plan();
  }

  /** "in 3 hours"; undefined where no time is known, or it has come. */
  until({ startsAt }: Offer): string | undefined {
    if (this.#asOf === undefined || !startsAt) return undefined;
    const left = Date.parse(startsAt) - this.#now();
    return left > 0 ? untilWords(left, this.#host.language) : undefined;
  }

  stop(): void {
    this.#endWait?.();
    this.#asOf = undefined;
  }

  #now(): number {
    return (this.#asOf ?? 0) + this.#tools.now() - this.#readAt;
  }

  /** The next one to open, in milliseconds since 1970; Infinity where there is none. */
  get #next(): number {
    return Math.min(...this.#opens.filter((at) => at > this.#now()));
  }

  #plan(): void {
    const now = this.#now();
    const isLate = this.#opens.some((at) => at <= now);
    if (!isLate) this.#asked = 0;
    this.#askAt = isLate ? now + this.#pause() : this.#next + grace + this.#tools.random() * spread;
    this.#wait();
  }

  /** Until the words change or the sale is to be read, whichever is first. */
  #wait(): void {
    this.#endWait?.();
    const now = this.#now();
    const left = this.#next - now;
    const tick = left > 2 * day ? day : left > hour ? minute : second;
    const words = left < Infinity ? left % tick || tick : Infinity;
    const wait = Math.min(this.#askAt - now, words);
    if (wait < Infinity) this.#endWait = this.#tools.wait(wait, () => this.#timeCame());
  }

  #timeCame(): void {
    if (this.#now() >= this.#askAt) void this.#ask();
    else {
      this.#host.requestUpdate();
      this.#wait();
    }
  }

  /** A reading that came is watched by itself; one that did not leaves all as it was. */
  async #ask(): Promise<void> {
    this.#asked += 1;
    this.#askAt = Infinity;
    const asOf = this.#asOf;
    this.#wait();
    await this.#host.refresh();
    if (asOf !== undefined && asOf === this.#asOf) this.#plan();
  }

  /**
   * Grows with every reading that found it closed; what the service asks for is the least. Nobody
   * waits by themselves for more than a minute, nor do all come back at its end.
   */
  #pause(): number {
    const { retryAfterSeconds = 0 } = (this.#host.failure ?? {}) as Partial<RequestFailure>;
    const usual = Math.min(firstPause * growth ** this.#asked, longestPause);
    const told = Math.max(usual, retryAfterSeconds * second);
    const least = told > minute ? longestPause : told;
    return least + this.#tools.random() * Math.min(least, minute - least);
  }
}
