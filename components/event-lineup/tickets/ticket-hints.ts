import type { ReactiveController, TemplateResult } from 'lit';
import type { Sale } from '../../../src/checkout/sale/offers.js';
import type { NeighbourPhrases } from '../../../src/i18n/neighbours/phrases.js';
import english from '../../../src/i18n/neighbours/en/first.json' with { type: 'json' };
import { Covers } from '../../../src/lineup/covers.js';
import type { Neighbours } from '../../internal/neighbours/neighbours.js';
import { TicketAside, type TicketsNeighbour } from '../../internal/neighbours/ticket-asides.js';
import { warnDeveloper } from '../../internal/developer.js';
import { LateWords } from '../../internal/words/late-words.js';
import { adoptStyles } from '../../internal/styles/adopt-styles.js';
import type { LineupHost, TicketHints } from '../lineup-context.js';
import { dayTicketsLine, ticketsButton } from './day-tickets.js';
import { plannedDays, plannedSets, type PlannedDay } from './planned-sets.js';
import { ticketHintStyles } from './ticket-hints.styles.js';

/** What each showed last as on sale; of all line-ups, as one of them draws in it. */
const sales = new WeakMap<TicketsNeighbour, Sale>();

/**
 * A line-up and the tickets of the same event on one page: the artist says which tickets are for
 * the day, the tickets say how many of the planned sets are on it. Which
 * ticket is for which day only the author of the page can say (`covers`): the service does not.
 */
class LineupTickets implements ReactiveController, TicketHints {
  readonly #host: LineupHost;
  readonly #neighbours: Neighbours<TicketsNeighbour>;
  readonly #aside: TicketAside<'above'>;
  readonly #words: LateWords<NeighbourPhrases>;
  #days: PlannedDay[] = [];
  #covers?: { readonly text: string; readonly read: Covers };

  constructor(host: LineupHost, neighbours: Neighbours<TicketsNeighbour>) {
    this.#host = host;
    this.#neighbours = neighbours;
    this.#words = new LateWords(
      english,
      () => import('../../../src/i18n/neighbours/languages.js'),
      () => {
        host.requestUpdate();
        this.#redrawTickets();
      },
    );
    this.#aside = new TicketAside(neighbours, 'above', (tickets) => (sale, offer) => {
      this.#updateSale(tickets, sale);
      adoptStyles(tickets.renderRoot, ticketHintStyles);
      const view = {
        host,
        phrases: this.#words.phrases,
        days: this.#days,
        offers: sale.offers,
        covers: this.#coversOf(tickets),
      };
      return plannedSets(view, offer);
    });
    adoptStyles(host.renderRoot, ticketHintStyles);
    host.addController(this.#aside);
    host.addController(this);
  }

  hostUpdated(): void {
    this.#words.update(this.#host);
    const before = JSON.stringify(this.#days);
    this.#days = plannedDays(this.#host);
    if (JSON.stringify(this.#days) !== before) this.#redrawTickets();
  }

  drawDayHint(day: string): TemplateResult | undefined {
    const { tickets, sale } = this.#selling ?? {};
    if (!tickets || !sale) return undefined;
    const covers = this.#coversOf(tickets);
    const offers = sale.offers.filter((offer) => covers.covers(offer, day));
    return dayTicketsLine(offers, this.#words.phrases, this.#host.language);
  }

  drawTicketsLink(days: readonly string[], leave: () => void): TemplateResult | undefined {
    const { tickets, sale } = this.#selling ?? {};
    if (!tickets || !sale) return undefined;
    const covers = this.#coversOf(tickets);
    const first = sale.offers.find(
      (offer) => offer.state === 'on_sale' && days.some((day) => covers.covers(offer, day)),
    );
    return ticketsButton(tickets, {
      words: this.#words.phrases.toTickets,
      first: first?.name,
      leave,
    });
  }

  /** An artist may be open: what is said there follows the sale. */
  #updateSale(tickets: TicketsNeighbour, sale: Sale): void {
    const isNews = namesAndStates(sale) !== namesAndStates(sales.get(tickets));
    sales.set(tickets, sale);
    if (isNews) this.#host.requestUpdate();
  }

  /** The first tickets that sell anything. */
  get #selling() {
    return this.#neighbours.all
      .map((tickets) => ({ tickets, sale: sales.get(tickets) }))
      .find(({ sale }) => sale?.offers.some(({ state }) => state === 'on_sale'));
  }

  #coversOf(tickets: TicketsNeighbour): Covers {
    const text = tickets.covers ?? '';
    if (this.#covers?.text !== text) {
      this.#covers = { text, read: new Covers(text) };
      const { unread } = this.#covers.read;
      const example = 'covers="Weekend: 2027-06-25/2027-06-27; Saturday: 2027-06-26"';
      const said = `cannot read “${unread.join('; ')}” in covers. Write it like ${example}.`;
      if (unread.length > 0) warnDeveloper(tickets, said);
    }
    return this.#covers.read;
  }

  #redrawTickets(): void {
    for (const tickets of this.#aside.tickets) tickets.requestUpdate();
  }
}

const namesAndStates = (sale: Sale | undefined): string =>
  JSON.stringify(sale?.offers.map(({ name, state }) => [name, state]));

export const createTicketHints = (
  host: LineupHost,
  neighbours: Neighbours<TicketsNeighbour>,
): TicketHints => new LineupTickets(host, neighbours);
