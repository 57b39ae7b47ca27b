import { stepDown, stepUp } from '../../../src/checkout/sale/cart.js';
import { isOpeningRush } from '../../../src/checkout/sale/opening-rush.js';
import {
  saleOf,
  type LooseFeed,
  type Offer,
  type Sale,
} from '../../../src/checkout/sale/offers.js';
import { CurrentSelection } from '../../../src/checkout/sale/selection.js';
import { trouble } from '../../../src/i18n/states/en-trouble.js';
import { ticketParts } from '../../../src/i18n/tickets/en-parts.js';
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

/** A number per key press would drown what is typed. */
const announceAfterMilliseconds = 600;

/** What happens with the cart once the tickets are in sight. */
export class CartController implements TicketCart {
  readonly chosen: ChosenTickets;
  readonly view: CartView;
  readonly words: TicketWords;
  readonly #host: TicketsHost;
  readonly #selection = new CurrentSelection();
  readonly #late: LateParts;
  readonly #news: SaleNews;
  readonly #orders: OrderLoader;
  /** The sale as the service has said it. */
  #said: LooseFeed | undefined;
  /** When it came, in milliseconds on a clock that nobody sets. */
  #saidAt = 0;
  /** The same with what has opened since, by the clock. */
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
    this.words = ticketWords(late);
  }

  /** What the sale is asked for with a code; undefined without one. */
  get params() {
    return this.#late.code.view?.params;
  }

  /** There is an order, whatever is still on sale. */
  get holds(): boolean {
    return this.#orders.isLost || (this.#orders.order?.holds ?? false);
  }

  /** What is chosen is being held. */
  get isBusy(): boolean {
    return this.#orders.order?.isBusy ?? false;
  }

  /** The feed with marks at what a code has revealed, and with what is held. */
  read(feed: LooseFeed): LooseFeed {
    const { opening, code } = this.#late;
    if (feed !== this.#said) this.#saidAt = performance.now();
    this.#said = feed;
    if (opensSoon(saleOf(feed))) void opening.load();
    this.#feed = opening.view?.read(feed, this.#saidAt) ?? feed;
    const marked = code.view?.read(this.#feed) ?? this.#feed;
    return this.#orders.order?.opened(marked) ?? marked;
  }

  /** After every update: what changed since the last one, and what opens soon. */
  follow(sale: Sale): void {
    const { opening, plans } = this.#late;
    opening.view?.watch();
    if (offersPlans(sale)) void plans.load();
    const { order } = this.#orders;
    if (order?.isChoosing ?? true) this.#selection.read(sale);
    const news = [this.#followCode(sale), this.#said && order?.follow(this.#said)];
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
    this.#orders.order?.forgive();
    this.#host.requestUpdate();
    clearTimeout(this.#announcement);
    if (more) this.#chose(sale, offer, more);
    else if (limit) this.#host.announce(limit);
  }

  /** What stopped the last press, at the release it was for. */
  limitOf(offer: Offer): string | undefined {
    return this.chosen.limitOf(offer) ?? this.#orders.order?.warning(offer);
  }

  /** Holds what is chosen; where this page sells nothing, the organiser's shop does. */
  async buy(sale: Sale): Promise<void> {
    clearTimeout(this.#announcement);
    this.view.hint = undefined;
    const choice = this.chosen.choice(sale);
    if (choice.items.length === 0) {
      this.#tell(this.#host.phrases.chooseFirst);
      this.#host.renderRoot.querySelector<HTMLElement>('.stepper input')?.focus();
      return;
    }
    const { trouble: notLoaded } = this.#host.phrases;
    if (this.#sellsHere) {
      const order = await this.#orders.load();
      const refusal = order ? order.reserve(this.#feed ?? {}) : notLoaded;
      if (refusal) this.#tell(refusal);
    } else {
      const shop = await this.#late.shop.load();
      if (shop) await shop.open(choice);
      else this.#tell(notLoaded);
    }
  }

  /** The form for a code, ready to be typed in. */
  async askForCode(): Promise<void> {
    const code = await this.#late.code.load();
    if (code) await code.ask();
    else this.#tell(this.#host.phrases.trouble);
  }

  /** @param more than there were before; below zero: fewer */
  #chose(sale: Sale, offer: Offer, more: number): void {
    const change = itemOf(offer, more);
    this.#host.emit('event-tickets-changed', { ...this.chosen.choice(sale), change });
    if (this.#sellsHere) void this.#orders.load();
    else void this.#late.shop.load().then((shop) => shop?.find());
    this.#announcement = setTimeout(() => this.#announceChoice(sale), announceAfterMilliseconds);
  }

  /** Not once the service has said its total, which the order announces: then only what stopped a press. */
  #announceChoice(sale: Sale): void {
    const { order } = this.#orders;
    const total = order?.total;
    if (total && !this.chosen.limit) return;
    this.#host.announce(this.chosen.words(sale, total ? true : order?.isPricing));
  }

  /** The service says how: by the block about the checkout. spec L189 */
  get #sellsHere(): boolean {
    return this.#feed?.checkout != null;
  }

  /** Why a press has led nowhere. */
  #tell(words: string): void {
    this.view.hint = words;
    this.#host.announce(words);
    this.#host.requestUpdate();
  }

  /** @returns what is to be said about the code */
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
    /** For how long what is chosen may have been sold. */
    const secondsOpen = () => {
      const offers = this.chosen.linesOf(sale()).map(({ offer }) => offer);
      return this.#late.opening.view?.secondsOpen(offers) ?? Infinity;
    };
    return new OrderLoader(this.#host, {
      selection: this.#selection,
      plans,
      secondsOpen,
      feed: () => this.#said,
      // In the rush the order spreads what it asks.
      asksEarly: () => !isOpeningRush(secondsOpen()),
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
