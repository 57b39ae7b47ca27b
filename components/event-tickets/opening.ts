import type { Sale } from '../../src/checkout/offers.js';
import type { EventTickets } from './event-tickets.js';

const dayMilliseconds = 24 * 60 * 60_000;
/** The service opens a release at its time; the answer that says so must come after it. */
const graceMilliseconds = 500;

/** Reads the sale again when a release opens, by the clock of the service and not of the visitor. */
export class Opening {
  readonly #host: EventTickets;
  #asOf: number | undefined;
  #timer?: ReturnType<typeof setTimeout>;

  constructor(host: EventTickets) {
    this.#host = host;
  }

  watch({ asOf, offers }: Sale): void {
    if (asOf === undefined || asOf === this.#asOf) return;
    this.stop();
    this.#asOf = asOf;
    const waits = offers.flatMap(({ state, startsAt }) =>
      state === 'upcoming' && startsAt ? [Date.parse(startsAt) - asOf] : [],
    );
    const next = Math.min(...waits.filter((wait) => wait >= 0));
    if (next > dayMilliseconds) return;
    this.#timer = setTimeout(() => void this.#host.refresh(), next + graceMilliseconds);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#asOf = undefined;
  }
}
