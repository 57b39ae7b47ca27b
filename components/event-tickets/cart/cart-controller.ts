import { stepDown, stepUp } from '../../../src/checkout/sale/cart.js';
import { isOpeningRush } from '../../../src/checkout/sale/opening-rush.js';
import {
  saleOf,
  type LooseFeed,
  type Offer,
  type Sale,
} from '../../../src/checkout/sale/offers.js';
import { CurrentSelection } from '../../../src/checkout/sale/selection.js';
import trouble from '../../../src/i18n/states/en/trouble.json' with { type: 'json' };
import ticketParts from '../../../src/i18n/tickets/en/parts.json' with { type: 'json' };
import { adoptStyles } from '../../internal/styles/adopt-styles.js';
import type { OrderView } from '../order/order-view.js';
import type { TicketCart, TicketsHost, TicketWords } from '../tickets-host.js';
import { cartStyles } from './cart.styles.js';
import { CartView } from './cart-view.js';
import { ChosenTickets, itemOf } from './chosen-tickets.js';
import { lateParts, offersPlans, opensSoon, type LateParts } from './late-parts.js';
import { OrderLoader } from './order-loader.js';
import { SaleNews } from './sale-news.js';
import { ticketWords } from './ticket-words.js';

/** Announcing every key press would talk over the screen reader's echo of the typing. */
const announceAfterMilliseconds = 600;

/** The cart: its quantities, its announcements and the parts that load after the first paint. */
export class CartController implements TicketCart {
  readonly chosen: ChosenTickets;
  readonly view: CartView;
  readonly words: TicketWords;
  readonly #host: TicketsHost;
  readonly #selection = new CurrentSelection();
  readonly #late: LateParts;
  readonly #news: SaleNews;
  readonly #orders: OrderLoader;
  /** The feed as the service sent it. */
  #received: LooseFeed | undefined;
  /** When it arrived, in milliseconds of `performance.now()`. */
  #receivedAt = 0;
  /** The feed with the releases that have opened since, by the clock. */
  #feed: LooseFeed | undefined;
  #announcement?: ReturnType<typeof setTimeout>;

  constructor(host: TicketsHost) {
    host.addPhrases({ ...ticketParts, ...trouble });
    adoptStyles(host.renderRoot, cartStyles);
    this.#host = host;
    const late = (this.#late = lateParts(host, this.#selection, () => this.#feed));
    this.#selection.subscribe(() => {
      if (this.#selection.value.promo) void late.code.load();
      host.requestUpdate();
    });
    const chosen = (this.chosen = new ChosenTickets(host, this.#selection));
    const news = (this.#news = new SaleNews(host));
    const orders = (this.#orders = this.#createOrders());
    this.view = new CartView(host, { ...late, chosen, news, orders });
    this.words = ticketWords(host, late);
  }

  /** Parameters of the feed request with a code; undefined without one. */
  get params() {
    return this.#late.code.view?.params;
  }

  /** Whether there is, or may be, an order: it is shown even if nothing is on sale any more. */
  get holds(): boolean {
    return this.#orders.isLost || (this.#orders.order?.holds ?? false);
  }

  /** The hold is being requested. */
  get isBusy(): boolean {
    return this.#orders.order?.isBusy ?? false;
  }

  /** The feed, with unlocked releases marked and the buyer's own held tickets available. */
  read(feed: LooseFeed): LooseFeed {
    const { opening, code } = this.#late;
    if (feed !== this.#received) this.#receivedAt = performance.now();
    this.#received = feed;
    if (opensSoon(saleOf(feed))) void opening.load();
    this.#feed = opening.view?.read(feed, this.#receivedAt) ?? feed;
    const marked = code.view?.read(this.#feed) ?? this.#feed;
    return this.#orders.order?.opened(marked) ?? marked;
  }

  /** Runs after every update: announces changes and loads the parts that this sale needs. */
  follow(sale: Sale): void {
    const { opening, plans } = this.#late;
    opening.view?.watch();
    if (offersPlans(sale)) void plans.load();
    const { order } = this.#orders;
    if (order?.isChoosing ?? true) this.#selection.read(sale);
    const news = [this.#followCode(sale), this.#received && order?.follow(this.#received)];
    const said = news.filter(Boolean).join('. ').replaceAll('.. ', '. ');
    if (said) this.#host.announce(said);
    this.#news.follow(sale, this.#feed, this.#selection.wanted);
  }

  leave(): void {
    clearTimeout(this.#announcement);
    this.#late.opening.view?.stop();
    this.#late.code.view?.leave();
    this.#news.leave();
  }

  step(sale: Sale, offer: Offer, by: 1 | -1): void {
    const step = by > 0 ? stepUp : stepDown;
    this.take(sale, offer, step(offer, this.chosen.quantityOf(sale, offer)));
  }

  take(sale: Sale, offer: Offer, quantity: number): void {
    const more = this.chosen.take(sale, offer, quantity);
    const { limit } = this.chosen;
    this.#news.clear();
    this.view.hint = undefined;
    this.#orders.order?.clearProblem();
    this.#host.requestUpdate();
    clearTimeout(this.#announcement);
    if (more) this.#announceChange(sale, offer, more);
    else if (limit) this.#host.announce(limit);
  }

  /** Why this release's quantity stopped at a limit, after the last press. */
  limitOf(offer: Offer): string | undefined {
    return this.chosen.limitOf(offer) ?? this.#orders.order?.warning(offer);
  }

  /** Reserves the selection, or opens the organiser's shop if the service has no checkout. */
  async buy(sale: Sale): Promise<void> {
    clearTimeout(this.#announcement);
    this.view.hint = undefined;
    const choice = this.chosen.choice(sale);
    if (choice.items.length === 0) {
      this.#showHint(this.#host.phrases.chooseFirst);
      this.#host.renderRoot.querySelector<HTMLElement>('.stepper input')?.focus();
      return;
    }
    const { trouble: notLoaded } = this.#host.phrases;
    if (this.#sellsHere) {
      const order = await this.#orders.load();
      const refusal = order ? order.reserve(this.#feed ?? {}) : notLoaded;
      if (refusal) this.#showHint(refusal);
    } else {
      const shop = await this.#late.shop.load();
      if (shop) await shop.open(choice);
      else this.#showHint(notLoaded);
    }
  }

  /** Opens the form for a code and focuses its field. */
  async askForCode(): Promise<void> {
    const code = await this.#late.code.load();
    if (code) await code.ask();
    else this.#showHint(this.#host.phrases.trouble);
  }

  /** @param more how many tickets were added; below zero if removed */
  #announceChange(sale: Sale, offer: Offer, more: number): void {
    const change = itemOf(offer, more);
    this.#host.emit('event-tickets-changed', { ...this.chosen.choice(sale), change });
    if (this.#sellsHere) void this.#orders.load();
    else void this.#late.shop.load().then((shop) => shop?.find());
    this.#announcement = setTimeout(() => this.#announceChoice(sale), announceAfterMilliseconds);
  }

  /** Once the service's total is known, the order announces it; here only a limit is left to announce. */
  #announceChoice(sale: Sale): void {
    const { order } = this.#orders;
    const total = order?.total;
    if (total && !this.chosen.limit) return;
    this.#host.announce(this.chosen.words(sale, total ? true : order?.isPricing));
  }

  /** The feed of a sale in this page has a `checkout` block. spec L189 */
  get #sellsHere(): boolean {
    return this.#feed?.checkout != null;
  }

  /** Shows and announces why "Continue" did nothing. */
  #showHint(words: string): void {
    this.view.hint = words;
    this.#host.announce(words);
    this.#host.requestUpdate();
  }

  /** @returns words about the code to announce */
  #followCode(sale: Sale): string | undefined {
    const { code } = this.#late;
    const priced = this.#orders.order?.withCode(this.chosen.linesOf(sale));
    const news = code.view?.follow(sale, priced);
    if (this.holds) return news;
    if (this.#host.promo?.trim()) void code.load();
    code.view?.followAttribute();
    return news;
  }

  #createOrders(): OrderLoader {
    const { shop, plans } = this.#late;
    const sale = () => saleOf(this.#feed ?? {});
    /** Seconds since the sale of the selection opened; Infinity if unknown. */
    const secondsOpen = () => {
      const offers = this.chosen.linesOf(sale()).map(({ offer }) => offer);
      return this.#late.opening.view?.secondsOpen(offers) ?? Infinity;
    };
    return new OrderLoader(this.#host, {
      selection: this.#selection,
      plans,
      secondsOpen,
      feed: () => this.#received,
      // In the rush the order spreads its requests over time.
      asksForQuoteEarly: () => !isOpeningRush(secondsOpen()),
      withoutCode: (order) => void this.#withoutCode(order),
      elsewhere: () => {
        void shop.load();
        return shop.view?.drawWay(() => this.chosen.choice(sale()));
      },
    });
  }

  async #withoutCode({ checkout }: OrderView): Promise<void> {
    const isPriced = checkout.state.problem?.during !== 'quote';
    checkout.back('choosing');
    await (await this.#late.code.load())?.remove();
    if (isPriced) checkout.reserve();
  }
}
