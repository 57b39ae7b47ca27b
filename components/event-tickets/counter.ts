import { html, type TemplateResult } from 'lit';
import { changesBetween, type SaleChange } from '../../src/checkout/changes.js';
import type { LooseFeed, Offer, PlanTerms, Sale } from '../../src/checkout/offers.js';
import { listLabel } from '../../src/format/list.js';
import { webUrl } from '../../src/html/links.js';
import { ticketParts } from '../../src/i18n/en/ticket-parts.js';
import { adopt } from '../internal/adopt.js';
import { Basket } from './basket.js';
import { Code } from './code.js';
import { counterStyles } from './counter.styles.js';
import type { EventTickets } from './event-tickets.js';
import { dateOf, feeRule, wordsOf } from './later-words.js';
import { Opening } from './opening.js';
import { Shop } from './shop.js';

/** A number per key press would drown what is typed. */
const announceAfterMilliseconds = 600;

/** What happens at the ticket counter once the tickets are in sight. */
export class Counter {
  readonly #host: EventTickets;
  readonly #basket: Basket;
  readonly #code: Code;
  readonly #shop: Shop;
  readonly #opening: Opening;
  #seen: Sale | undefined;
  #changes: readonly SaleChange[] = [];
  #announcement?: ReturnType<typeof setTimeout>;

  constructor(host: EventTickets) {
    host.learn(ticketParts);
    adopt(host.renderRoot, counterStyles);
    this.#host = host;
    this.#basket = new Basket(host);
    this.#code = new Code(host);
    this.#shop = new Shop(host);
    this.#opening = new Opening(host);
  }

  /** The feed as it looks with the code that is applied, if one is. */
  coded(feed: LooseFeed): LooseFeed {
    return this.#code.feed ?? feed;
  }

  /** After every update: what changed since the last one, and what opens soon. */
  follow(sale: Sale): void {
    this.#opening.watch(sale);
    this.#code.follow();
    const before = this.#seen;
    this.#seen = sale;
    if (!before || before.asOf === sale.asOf) return;
    const changes = changesBetween(before, sale, this.#basket.cart);
    if (changes.length === 0) return;
    this.#changes = changes;
    this.#host.announce(changes.map((change) => wordsOf(this.#host, sale, change)).join(' '));
    this.#host.requestUpdate();
  }

  leave(): void {
    clearTimeout(this.#announcement);
    this.#opening.stop();
    this.#code.leave();
    this.#seen = undefined; // whoever comes back reads the sale as it is now
  }

  quantityOf(sale: Sale, offer: Offer): number {
    return this.#basket.quantityOf(sale, offer);
  }

  step(sale: Sale, offer: Offer, by: 1 | -1): void {
    this.#chosen(sale, this.#basket.step(sale, offer, by));
  }

  take(sale: Sale, offer: Offer, quantity: number): void {
    this.#chosen(sale, this.#basket.take(sale, offer, quantity));
  }

  /** What stopped the last wish, at the release it was for. */
  limitOf(offer: Offer): string | undefined {
    return this.#basket.limitOf(offer);
  }

  /** How long until it opens, where a time is known. */
  opensIn(offer: Offer): string | undefined {
    return this.#opening.until(offer);
  }

  sum(sale: Sale): TemplateResult | undefined {
    return this.#basket.draw(sale);
  }

  buy(sale: Sale): Promise<void> {
    return this.#shop.open(this.#basket.choice(sale));
  }

  askForCode(): Promise<void> {
    return this.#code.ask();
  }

  codeForm(sale: Sale): TemplateResult | undefined {
    return this.#code.draw(sale);
  }

  /** Where the button leads, else that the sum is an estimate. */
  purchase(sale: Sale): string | undefined {
    const isChosen = this.#basket.choice(sale).items.length > 0;
    return this.#shop.words ?? (isChosen ? this.#host.phrases.estimateHint : undefined);
  }

  changes(sale: Sale): TemplateResult | undefined {
    if (this.#changes.length === 0) return undefined;
    return html`<ul class="changes" part="changes" role="list">
      ${this.#changes.map((change) => html`<li>${wordsOf(this.#host, sale, change)}</li>`)}
    </ul>`;
  }

  /** When the later payments of a plan are due. */
  dates({ dueDates }: PlanTerms, { timezone }: Sale): string | undefined {
    const { language, phrases } = this.#host;
    const dates = dueDates.map((date) => dateOf(date, language, timezone));
    return dates.length ? phrases.dueOn(listLabel(dates, language)) : undefined;
  }

  /** An address that a visitor may follow. */
  link(url: unknown): string | undefined {
    return typeof url === 'string' ? webUrl(url) : undefined;
  }

  feeRule(feed: LooseFeed, sale: Sale): string | undefined {
    return feeRule(this.#host, feed, sale);
  }

  #chosen(sale: Sale, changed: boolean): void {
    this.#changes = [];
    this.#host.requestUpdate();
    clearTimeout(this.#announcement);
    if (!changed) {
      if (this.#basket.limit) this.#host.announce(this.#basket.limit);
      return;
    }
    this.#host.emit('event-tickets-changed', this.#basket.choice(sale));
    void this.#shop.find();
    const say = () => this.#host.announce(this.#basket.words(sale));
    this.#announcement = setTimeout(say, announceAfterMilliseconds);
  }
}
