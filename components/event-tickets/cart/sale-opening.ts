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
  /** The error of the latest request for the feed. */
  readonly failure: unknown;
  requestUpdate(): void;
  /** Reloads the feed, without retries. */
  refresh(once: true): Promise<void>;
}

/** Replaced in tests. */
export interface SaleOpeningTools {
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
  /** @returns a function that cancels the wait */
  readonly wait: (milliseconds: number, then: () => void) => () => void;
  /** At least 0, below 1. */
  readonly random: () => number;
}

const browser: SaleOpeningTools = {
  now: () => performance.now(),
  wait: (milliseconds, then) => browserTimer(milliseconds / second, then),
  random: () => Math.random(),
};

/** Skips the short first pauses when only a check is due: by its own clock the page sells already. */
const skippedAttempts = 3;

interface Opening {
  readonly id: string;
  /** In milliseconds since 1970. */
  readonly at: number;
}

/**
 * Opens releases at their known time, by the clock of the service and not of the visitor. It sends
 * no request at that moment, as all waiting pages would ask in the same second. Each page reloads
 * the feed before and after it, at a random time.
 */
export class SaleOpening {
  readonly #host: OpeningHost;
  readonly #tools: SaleOpeningTools;
  /** The latest feed as the service sent it. */
  #latest: LooseFeed | undefined;
  /** The same, with the releases opened since. */
  #feed: LooseFeed = {};
  #asOf = NaN;
  /** When the feed arrived, on the monotonic clock. */
  #readAt = 0;
  /** Releases that were closed then and have a time. */
  #opens: readonly Opening[] = [];
  /** How many of them have opened since. */
  #opened = 0;
  #watched: LooseFeed | undefined;
  /** When the feed is reloaded next. */
  #reloadAt = Infinity;
  /** Failed attempts in a row. */
  #attempts = 0;
  #endWait?: (() => void) | undefined;

  constructor(host: OpeningHost, tools = browser) {
    this.#host = host;
    this.#tools = tools;
  }

  /**
   * The feed with all releases opened whose time has come; the same object until another one opens.
   * @param readAt when the feed arrived, on the monotonic clock
   */
  read(feed: LooseFeed, readAt = this.#tools.now()): LooseFeed {
    if (feed !== this.#latest) this.#take(feed, readAt);
    // A release that the service still lists as closed after its time is late: it stays closed.
    const open = this.#opens.filter(({ at }) => at > this.#asOf && at <= this.#now);
    if (open.length === this.#opened) return this.#feed;
    this.#opened = open.length;
    const ids = new Set<unknown>(open.map(({ id }) => id));
    const releases = readList(feed.releases).map((one) =>
      ids.has(one.id) ? { ...one, upcoming: false } : one,
    );
    return (this.#feed = { ...feed, releases });
  }

  /** Runs after every update: plans the next reload for a new feed. */
  watch(): void {
    if (this.#watched === this.#latest) return;
    this.#watched = this.#latest;
    if (this.#opens.length > 0) this.#host.requestUpdate(); // the time until the opening can be shown now
    this.#plan();
  }

  /** "in 3 hours"; undefined if the time is unknown or has passed. */
  until({ startsAt }: Offer): string | undefined {
    const left = Date.parse(startsAt ?? '') - this.#now;
    return left > 0 ? untilWords(left, this.#host.language) : undefined;
  }

  /** Seconds since all of these opened; Infinity if unknown. */
  secondsOpen(offers: readonly Offer[]): number {
    const since = ({ startsAt }: Offer) => this.#now - Date.parse(startsAt ?? '');
    return Math.min(...offers.map(since).filter((left) => left >= 0)) / second;
  }

  stop(): void {
    this.#endWait?.();
    this.#watched = undefined;
  }

  /** The time by the clock of the service. */
  get #now(): number {
    return this.#asOf + this.#tools.now() - this.#readAt;
  }

  #take(feed: LooseFeed, readAt: number): void {
    const { asOf, offers } = saleOf(feed);
    this.#latest = this.#feed = feed;
    this.#opened = 0;
    this.#asOf = asOf ?? NaN;
    this.#readAt = readAt;
    // A release that follows another one, or is still closed long after its time, has no opening time.
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
    // A cached answer may be older than the opening, however often the page asks.
    const needsRetry = !!failure || isLate || (this.#attempts > 0 && times.some((at) => at <= now));
    if (!needsRetry) this.#attempts = 0;
    const retryAfter = (failure as Partial<RequestFailure> | undefined)?.retryAfterSeconds;
    const { random } = this.#tools;
    const pause = needsRetry
      ? pauseAfter(this.#attempts + (isLate ? 0 : skippedAttempts), retryAfter, random)
      : 0;
    this.#reloadAt = nextReading({ times, asOf: this.#asOf, now, pause, random });
    this.#wait();
  }

  /** Waits until the words change or the next reload is due, whichever comes first. */
  #wait(): void {
    this.#endWait?.();
    const now = this.#now;
    const left = Math.min(...this.#opens.map(({ at }) => at).filter((at) => at > now)) - now;
    const tick = left > 2 * day ? day : left > hour ? minute : second;
    const words = left < Infinity ? left % tick || tick : Infinity;
    const wait = Math.min(this.#reloadAt - now, words);
    if (wait < Infinity) this.#endWait = this.#tools.wait(wait, () => this.#timeCame());
  }

  #timeCame(): void {
    if (this.#now >= this.#reloadAt) void this.#reload();
    else {
      this.#host.requestUpdate();
      this.#wait();
    }
  }

  /** A new feed reaches `watch` with the next update. Without one the next attempt is planned here. */
  async #reload(): Promise<void> {
    this.#attempts += 1;
    this.#reloadAt = Infinity;
    const before = this.#latest;
    this.#wait();
    await this.#host.refresh(true);
    if (this.#watched && before === this.#latest) this.#plan();
  }
}
