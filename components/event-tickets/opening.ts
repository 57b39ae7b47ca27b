import type { Offer, Sale } from '../../src/checkout/offers.js';
import { untilWords } from '../../src/format/until.js';
import type { EventTickets } from './event-tickets.js';

const dayMilliseconds = 24 * 60 * 60_000;
/** The service opens a release at its time; the answer that says so must come after it. */
const graceMilliseconds = 500;

/**
 * How long until releases open, by the clock of the service and not of the visitor. When the next
 * one does, the sale is read again, so that it can be bought without a reload.
 */
export class Opening {
  readonly #host: EventTickets;
  #asOf: number | undefined;
  /** When that was, on a clock that nobody sets. */
  #readAt = 0;
  #opens: readonly number[] = [];
  #timer?: ReturnType<typeof setTimeout>;

  constructor(host: EventTickets) {
    this.#host = host;
  }

  watch({ asOf, offers }: Sale): void {
    if (asOf === undefined || asOf === this.#asOf) return;
    this.stop();
    this.#asOf = asOf;
    this.#readAt = performance.now();
    this.#opens = offers.flatMap(({ state, startsAt }) =>
      state === 'upcoming' && startsAt ? [Date.parse(startsAt)] : [],
    );
    if (this.#opens.length === 0) return;
    this.#host.requestUpdate(); // now there are words
    this.#waitForNext();
  }

  /** "in 3 hours"; undefined where no time is known, or it has come. */
  until({ startsAt }: Offer): string | undefined {
    if (this.#asOf === undefined || !startsAt) return undefined;
    const left = Date.parse(startsAt) - this.#now();
    return left > 0 ? untilWords(left, this.#host.language) : undefined;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#asOf = undefined;
  }

  #now(): number {
    return (this.#asOf ?? 0) + performance.now() - this.#readAt;
  }

  /** Draws when the words change, and asks when a release opens. */
  #waitForNext(): void {
    const left = Math.min(...this.#opens.map((at) => at - this.#now()).filter((wait) => wait > 0));
    if (left > 2 * dayMilliseconds) return; // the words of a day stay long enough
    const step = left > 3_600_000 ? 60_000 : 1000;
    const opens = left <= step;
    this.#timer = setTimeout(
      () => {
        if (opens) void this.#host.refresh();
        else this.#host.requestUpdate();
        this.#waitForNext();
      },
      opens ? left + graceMilliseconds : left % step || step,
    );
  }
}
