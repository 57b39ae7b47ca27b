import { html, type TemplateResult } from 'lit';
import { linesOf, quantityOf, type CartLine, type Limit } from '../../../src/checkout/sale/cart.js';
import { estimateTotal, ticketCount } from '../../../src/checkout/sale/estimate.js';
import type { Offer, Sale } from '../../../src/checkout/sale/offers.js';
import type { CurrentSelection } from '../../../src/checkout/sale/selection.js';
import { minorUnitDigits, money } from '../../../src/format/money.js';
import type { Choice, TicketItem } from '../ticket-events.js';
import type { TicketsHost } from '../tickets-host.js';

export const itemOf = ({ id, name, facePennies }: Offer, quantity: number): TicketItem => ({
  releaseId: id,
  name,
  quantity,
  unitPricePennies: facePennies,
});

/** The selection in words and numbers, and the limit that the last press ran into. */
export class ChosenTickets {
  /** Why the last press added fewer tickets than requested. */
  limit: string | undefined;
  readonly #host: TicketsHost;
  readonly #selection: CurrentSelection;
  #stopped: string | undefined;

  constructor(host: TicketsHost, selection: CurrentSelection) {
    this.#host = host;
    this.#selection = selection;
  }

  linesOf(sale: Sale): CartLine[] {
    return linesOf(sale, this.#selection.wanted);
  }

  quantityOf(sale: Sale, offer: Offer): number {
    return quantityOf(sale, this.#selection.wanted, offer);
  }

  /** Sets the quantity, within the limits. @returns how many tickets were added; below zero if removed */
  take(sale: Sale, offer: Offer, requested: number): number {
    const before = this.quantityOf(sale, offer);
    const limit = this.#selection.take(sale, offer, requested);
    this.limit = limit && this.#limitWords(sale, offer, limit);
    this.#stopped = limit && offer.id;
    return this.quantityOf(sale, offer) - before;
  }

  limitOf({ id }: Offer): string | undefined {
    return this.#stopped === id ? this.limit : undefined;
  }

  choice(sale: Sale): Choice {
    const lines = this.linesOf(sale);
    return {
      event: this.#host.settings.event ?? '',
      items: lines.map(({ offer, quantity }) => itemOf(offer, quantity)),
      estimatePennies: estimateTotal(lines),
      currency: sale.currency,
      currencyExponent: minorUnitDigits(sale.currency),
    };
  }

  /** Undefined while nothing is selected. @param total the service's, if known; else an estimate is shown */
  draw(sale: Sale, total?: string): TemplateResult | undefined {
    const lines = this.linesOf(sale);
    if (lines.length === 0) return undefined;
    const amount = total ?? this.#amount(sale);
    return html`<span>${this.#host.phrases.ticketCount({ count: ticketCount(lines) })}</span>
      ${amount ? html`<strong translate="no">${amount}</strong>` : undefined}`;
  }

  /** The same for a screen reader; without a sum while the service's total is on its way. */
  words(sale: Sale, pricing = false): string {
    const { phrases } = this.#host;
    const count = ticketCount(this.linesOf(sale));
    const amount = pricing ? undefined : this.#amount(sale);
    const sum = count
      ? [phrases.ticketCount({ count }), amount].filter(Boolean).join(', ')
      : phrases.nothingChosen;
    return this.limit ? `${this.limit}. ${sum}` : sum;
  }

  #amount(sale: Sale): string | undefined {
    const { phrases, language } = this.#host;
    const sum = estimateTotal(this.linesOf(sale));
    if (sum === undefined) return undefined;
    return sum === 0
      ? phrases.free
      : phrases.estimate({ amount: money(sum, sale.currency, language) });
  }

  #limitWords({ mostPerOrder }: Sale, { least, left, most }: Offer, limit: Limit): string {
    const { phrases } = this.#host;
    const words: Record<Limit, string> = {
      least: phrases.leastPerOrder({ count: least }),
      left: phrases.onlyLeft({ count: left ?? 0 }),
      order: phrases.mostTogether({ count: mostPerOrder }),
      most: phrases.mostPerOrder({ count: most }),
    };
    return words[limit];
  }
}
