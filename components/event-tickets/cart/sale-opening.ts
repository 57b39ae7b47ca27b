import { browserTimer } from '../../../src/cache/timer.js';
import { saleOf, type LooseFeed, type Offer } from '../../../src/checkout/sale/offers.js';
import type { RequestFailure } from '../../../src/client/errors.js';
import { readList } from '../../../src/contract/loose.js';
import { untilWords } from '../../../src/format/until.js';
import { nextReading, pauseAfter } from './reading-times.js';

const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000] as const;

/** The element that shows the sale. */
interface OpeningHost {
  readonly language: string;
  /** Why the newest reading failed. */
  readonly failure: unknown;
  requestUpdate(): void;
  /** Reads the sale anew, in one attempt. */
  refresh(once: true): Promise<void>;
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

/** What is only to be looked at again is not urgent: by its clock the page sells. */
const calmer = 3;

interface Opening {
  readonly id: string;
  /** In milliseconds since 1970. */
  readonly at: number;
}

/**
 * Opens what has a known time when it has come, by the clock of the service and not of the visitor,
 * and without a request: all pages that wait would ask in the same second. The sale is read before
 * and after it, by each page at a time of its own.
 */
export class SaleOpening {
  readonly #host: OpeningHost;
  readonly #tools: SaleOpeningTools;
  /** As the service has said it last. */
  #told: LooseFeed | undefined;
  /** The same as it is by now. */
  #feed: LooseFeed = {};
  #asOf = NaN;
  /** When that was, on a clock that nobody sets. */
  #readAt = 0;
  /** What had not opened by then. */
  #opens: readonly Opening[] = [];
  /** How many of them have since. */
  #opened = 0;
  #watched: LooseFeed | undefined;
  /** When the sale is to be read next. */
  #askAt = Infinity;
  /** How often in a row it has been to no avail. */
  #asked = 0;
  #endWait?: (() => void) | undefined;

  constructor(host: OpeningHost, tools = browser) {
    this.#host = host;
    this.#tools = tools;
  }

  /**
   * The feed as it is by now; the same object until that is something else.
   * @param readAt when it came, in milliseconds on a clock that nobody sets
   */
  read(feed: LooseFeed, readAt = this.#tools.now()): LooseFeed {
    if (feed !== this.#told) this.#take(feed, readAt);
    // Where the service itself has said that it is late, the clock opens nothing.
    const open = this.#opens.filter(({ at }) => at > this.#asOf && at <= this.#now);
    if (open.length === this.#opened) return this.#feed;
    this.#opened = open.length;
    const ids = new Set<unknown>(open.map(({ id }) => id));
    const releases = readList(feed.releases).map((one) =>
      ids.has(one.id) ? { ...one, upcoming: false } : one,
    );
    return (this.#feed = { ...feed, releases });
  }

  /** After every update. */
  watch(): void {
    if (this.#watched === this.#told) return;
    this.#watched = this.#told;
    if (this.#opens.length > 0) this.#host.requestUpdate(); // now there are words
    this.#plan();
  }

  /** "in 3 hours"; undefined where no time is known, or it has come. */
  until({ startsAt }: Offer): string | undefined {
    const left = Date.parse(startsAt ?? '') - this.#now;
    return left > 0 ? untilWords(left, this.#host.language) : undefined;
  }

  /** For how many seconds all of these may have been sold; Infinity where nobody knows. */
  secondsOpen(offers: readonly Offer[]): number {
    const since = ({ startsAt }: Offer) => this.#now - Date.parse(startsAt ?? '');
    return Math.min(...offers.map(since).filter((left) => left >= 0)) / second;
  }

  stop(): void {
    this.#endWait?.();
    this.#watched = undefined;
  }

  /** By the clock of the service. */
  get #now(): number {
    return this.#asOf + this.#tools.now() - this.#readAt;
  }

  #take(feed: LooseFeed, readAt: number): void {
    const { asOf, offers } = saleOf(feed);
    this.#told = this.#feed = feed;
    this.#opened = 0;
    this.#asOf = asOf ?? NaN;
    this.#readAt = readAt;
    // What waits for another release, or is closed long after its time, waits for no moment.
    this.#opens = offers.flatMap(({ id, state, startsAt, startsAfter }) => {
      const at = state === 'upcoming' && startsAt && !startsAfter ? Date.parse(startsAt) : NaN;
      return at > this.#asOf - hour ? [{ id, at }] : [];
    });
  }

  #plan(): void {
    const times = this.#opens.map(({ at }) => at);
    const now = this.#now;
    const { failure } = this.#host;
    const isLate = times.some((at) => at <= this.#asOf);
    // An answer out of somebody's cache may be older than the opening, however often it is asked for.
    const isVain = !!failure || isLate || (this.#asked > 0 && times.some((at) => at <= now));
    if (!isVain) this.#asked = 0;
    const told = (failure as Partial<RequestFailure> | undefined)?.retryAfterSeconds;
    const { random } = this.#tools;
    const pause = isVain ? pauseAfter(this.#asked + (isLate ? 0 : calmer), told, random) : 0;
    this.#askAt = nextReading({ times, asOf: this.#asOf, now, pause, random });
    this.#wait();
  }

  /** Until the words change or the sale is to be read, whichever is first. */
  #wait(): void {
    this.#endWait?.();
    const now = this.#now;
    const left = Math.min(...this.#opens.map(({ at }) => at).filter((at) => at > now)) - now;
    const tick = left > 2 * day ? day : left > hour ? minute : second;
    const words = left < Infinity ? left % tick || tick : Infinity;
    const wait = Math.min(this.#askAt - now, words);
    if (wait < Infinity) this.#endWait = this.#tools.wait(wait, () => this.#timeCame());
  }

  #timeCame(): void {
    if (this.#now >= this.#askAt) void this.#ask();
    else {
      this.#host.requestUpdate();
      this.#wait();
    }
  }

  /** A reading that came is watched by itself; one that did not leaves all as it was. */
  async #ask(): Promise<void> {
    this.#asked += 1;
    this.#askAt = Infinity;
    const told = this.#told;
    this.#wait();
    await this.#host.refresh(true);
    if (this.#watched && told === this.#told) this.#plan();
  }
}
