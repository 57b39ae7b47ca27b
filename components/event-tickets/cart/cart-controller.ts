import { html, type TemplateResult } from 'lit';
import { stepDown, stepUp } from '../../../src/checkout/sale/cart.js';
import { changesBetween, type SaleChange } from '../../../src/checkout/sale/sale-changes.js';
import { mayResume } from '../../../src/checkout/session/session-names.js';
import {
  saleOf,
  type LooseFeed,
  type Offer,
  type PlanTerms,
  type Sale,
} from '../../../src/checkout/sale/offers.js';
import { isEarly } from '../../../src/checkout/sale/rush.js';
import { CurrentSelection } from '../../../src/checkout/sale/selection.js';
import { webUrl, type SafeAddress } from '../../../src/html/links.js';
import { ticketParts } from '../../../src/i18n/tickets/en-parts.js';
import { trouble } from '../../../src/i18n/states/en-trouble.js';
import { adoptStyles } from '../../internal/styles/adopt-styles.js';
import { clientOf } from '../../internal/feed/clients.js';
import { notice } from '../../internal/feed/states.js';
import { latePart } from '../../internal/late-part.js';
import { plainButton } from '../../internal/buttons.js';
import { ChosenTickets, itemOf } from './chosen-tickets.js';
import { askEarly, type EarlyQuote } from '../parts/early-quote.js';
import { PromoCode } from './promo-code.js';
import { cartStyles } from './cart.styles.js';
import type * as orderCode from '../order/order-view.js';
import type { OrderView } from '../order/order-view.js';
import type { TicketCart, TicketsHost } from '../tickets-host.js';
import { describeFees, namePlan, describePlan, describeChange } from '../parts/cart-phrases.js';
import { SaleOpening } from './sale-opening.js';
import { OrganiserShop } from './organiser-shop.js';

/** A number per key press would drown what is typed. */
const announceAfterMilliseconds = 600;

/** What happens with the cart once the tickets are in sight. */
export class CartController implements TicketCart {
  readonly #host: TicketsHost;
  readonly #selection = new CurrentSelection();
  readonly #chosen: ChosenTickets;
  readonly #code: PromoCode;
  readonly #shop: OrganiserShop;
  readonly #opening: SaleOpening;
  #seen: Sale | undefined;
  #seenFeed: LooseFeed | undefined;
  #changes: readonly SaleChange[] = [];
  #announcement?: ReturnType<typeof setTimeout>;
  #feed: LooseFeed | undefined;
  /** The same as the service said it, before anything opened by the clock. */
  #told: LooseFeed | undefined;
  #order?: OrderView | undefined;
  /** What an earlier page, or a payment, has left cannot be shown. */
  #isLost = false;
  /** Fetched when somebody begins to choose, or comes back to what they began. */
  readonly #openOrder: () => Promise<OrderView | undefined>;
  /** Why "Continue" leads nowhere yet. */
  #hint: string | undefined;

  constructor(host: TicketsHost) {
    host.addPhrases({ ...ticketParts, ...trouble });
    adoptStyles(host.renderRoot, cartStyles);
    this.#host = host;
    this.#selection.subscribe(() => host.requestUpdate());
    this.#chosen = new ChosenTickets(host, this.#selection);
    this.#code = new PromoCode(host, this.#selection);
    this.#shop = new OrganiserShop(host);
    this.#opening = new SaleOpening(host);
    this.#openOrder = latePart(host, 'the checkout', async () => {
      const quote = this.#askEarly();
      host.words = () => import('../../../src/i18n/checkout/languages.js');
      const load = [import('../order/order-view.js'), host.loadPhrases()] as const;
      const [code] = await Promise.all(load);
      return this.#createOrder(code, quote);
    });
    const { event } = host.settings;
    const client = clientOf(host);
    if (event && client && mayResume(client.baseUrl, event)) void this.#resume();
  }

  /** What the sale is asked for with; undefined without an event. */
  get params() {
    return this.#code.params;
  }

  /** The feed with marks at what a code has revealed, and with what is held. */
  read(feed: LooseFeed): LooseFeed {
    this.#told = feed;
    this.#feed = this.#opening.read(feed);
    const marked = this.#code.read(this.#feed);
    return this.#order?.opened(marked) ?? marked;
  }

  /** Instead of the tickets, once they are chosen: the steps of the order. */
  order(feed: LooseFeed, sale: Sale): TemplateResult | undefined {
    const { phrases } = this.#host;
    return this.#isLost
      ? notice(
          phrases.trouble,
          plainButton(phrases.retry, () => void this.#resume()),
        )
      : this.#order?.draw(feed, sale);
  }

  /** There is an order, whatever is still on sale. */
  get holds(): boolean {
    return this.#isLost || (this.#order?.holds ?? false);
  }

  /** What is chosen is being held. */
  get isBusy(): boolean {
    return this.#order?.isBusy ?? false;
  }

  /** After every update: what changed since the last one, and what opens soon. */
  follow(sale: Sale): void {
    this.#opening.watch();
    const order = this.#order;
    if (order?.isChoosing ?? true) this.#selection.read(sale);
    const news = [
      this.#code.follow(sale, this.#codeCounts(sale)),
      this.#told && order?.follow(this.#told),
    ];
    if (!this.holds) this.#code.followAttribute();
    const said = news.filter(Boolean).join('. ').replaceAll('.. ', '. ');
    if (said) this.#host.announce(said);
    const [before, read] = [this.#seen, this.#seenFeed];
    this.#seen = sale;
    this.#seenFeed = this.#feed;
    if (!before || read === this.#feed) return;
    const changes = changesBetween(before, sale, this.#selection.wanted);
    if (changes.length === 0) return;
    this.#changes = changes;
    this.#host.announce(
      changes.map((change) => describeChange(this.#host, sale, change)).join(' '),
    );
    this.#host.requestUpdate();
  }

  leave(): void {
    clearTimeout(this.#announcement);
    this.#opening.stop();
    this.#code.leave();
    this.#seen = undefined; // whoever comes back reads the sale as it is now
  }

  quantityOf(sale: Sale, offer: Offer): number {
    return this.#chosen.quantityOf(sale, offer);
  }

  step(sale: Sale, offer: Offer, by: 1 | -1): void {
    const step = by > 0 ? stepUp : stepDown;
    this.take(sale, offer, step(offer, this.quantityOf(sale, offer)));
  }

  take(sale: Sale, offer: Offer, quantity: number): void {
    this.#taken(sale, offer, this.#chosen.take(sale, offer, quantity));
  }

  /** What stopped the last press, at the release it was for. */
  limitOf(offer: Offer): string | undefined {
    return this.#chosen.limitOf(offer) ?? this.#order?.warning(offer);
  }

  /** How long until it opens, where a time is known. */
  opensIn(offer: Offer): string | undefined {
    return this.#opening.until(offer);
  }

  sum(sale: Sale): TemplateResult | undefined {
    const sum = this.#chosen.draw(sale, this.#order?.total);
    return sum && html`${sum} ${this.#order?.savings()}`;
  }

  /** Holds what is chosen; where this page sells nothing, the organiser's shop does. */
  async buy(sale: Sale): Promise<void> {
    clearTimeout(this.#announcement);
    this.#hint = undefined;
    const choice = this.#chosen.choice(sale);
    if (choice.items.length === 0) this.#askToChoose();
    else if (!this.#sellsHere) await this.#shop.open(choice);
    else {
      const order = await this.#openOrder();
      const refusal = order ? order.reserve(this.#feed ?? {}) : this.#host.phrases.trouble;
      if (refusal) this.#tell(refusal);
    }
  }

  askForCode(): Promise<void> {
    return this.#code.ask();
  }

  codeForm(sale: Sale): TemplateResult | undefined {
    return this.#code.draw(sale, this.#codeCounts(sale));
  }

  plans(): TemplateResult | undefined {
    return this.#order?.plans();
  }

  /** Where the button leads, else that the sum is an estimate. */
  purchase(sale: Sale): string | undefined {
    const isEstimate = this.#chosen.linesOf(sale).length > 0 && !this.#order?.total;
    const hint = isEstimate ? this.#host.phrases.estimateHint : undefined;
    return this.#hint ?? this.#shop.words ?? this.#order?.waits ?? hint;
  }

  callOff(): TemplateResult | undefined {
    return this.#order?.callOff();
  }

  /** Above the tickets: what is held, what went wrong, what changed. */
  above(sale: Sale): TemplateResult {
    return html`${this.#order?.above()} ${this.#changesIn(sale)}`;
  }

  #changesIn(sale: Sale): TemplateResult | undefined {
    if (this.#changes.length === 0) return undefined;
    return html`<ul class="changes" part="changes" role="list">
      ${this.#changes.map((change) => html`<li>${describeChange(this.#host, sale, change)}</li>`)}
    </ul>`;
  }

  /** What a plan means, as the service states it; its name only adds. */
  planTerms(plan: PlanTerms, sale: Sale): TemplateResult {
    const name = namePlan(plan);
    return html`${name ? html`<bdi>${name}</bdi>` : undefined}
      <span>${describePlan(this.#host, plan, sale)}</span>`;
  }

  /** An address that a visitor may follow. */
  link(url: unknown): SafeAddress | undefined {
    return typeof url === 'string' ? webUrl(url) : undefined;
  }

  feeRule(feed: LooseFeed, sale: Sale): string | undefined {
    return describeFees(this.#host, feed, sale);
  }

  /** @param more than there were before; below zero: fewer */
  #taken(sale: Sale, offer: Offer, more: number): void {
    this.#changes = [];
    this.#hint = undefined;
    this.#order?.forgive();
    this.#host.requestUpdate();
    clearTimeout(this.#announcement);
    if (!more) {
      if (this.#chosen.limit) this.#host.announce(this.#chosen.limit);
      return;
    }
    const change = itemOf(offer, more);
    this.#host.emit('event-tickets-changed', { ...this.#chosen.choice(sale), change });
    if (this.#sellsHere) void this.#openOrder();
    else void this.#shop.find();
    this.#announcement = setTimeout(() => this.#sayChoice(sale), announceAfterMilliseconds);
  }

  /** Not once the service has said its total, which the order has passed on: only what stopped a press. */
  #sayChoice(sale: Sale): void {
    const total = this.#order?.total;
    if (total && !this.#chosen.limit) return;
    this.#host.announce(this.#chosen.words(sale, total ? true : this.#order?.isPricing));
  }

  /** The service says how: by the block about the checkout. spec L189 */
  get #sellsHere(): boolean {
    return this.#feed?.checkout != null;
  }

  #askToChoose(): void {
    this.#tell(this.#host.phrases.chooseFirst);
    this.#host.renderRoot.querySelector<HTMLElement>('.stepper input')?.focus();
  }

  /** Why "Continue" has led nowhere. */
  #tell(words: string): void {
    this.#hint = words;
    this.#host.announce(words);
    this.#host.requestUpdate();
  }

  /** The shop would look as if nothing had happened, and be paid at again. */
  async #resume(): Promise<void> {
    this.#isLost = !(await this.#openOrder());
    if (this.#isLost) this.#host.announce(this.#host.phrases.trouble);
    this.#host.requestUpdate();
  }

  /** For how long what is chosen may have been sold. */
  readonly #secondsOpen = (): number =>
    this.#opening.secondsOpen(
      this.#chosen.linesOf(saleOf(this.#feed ?? {})).map(({ offer }) => offer),
    );

  /** Not in the rush, where the order spreads what it asks. */
  #askEarly(): EarlyQuote | undefined {
    const client = clientOf(this.#host);
    const { event } = this.#host.settings;
    return client && event && !isEarly(this.#secondsOpen())
      ? askEarly(client, event, this.#selection.value)
      : undefined;
  }

  #createOrder(code: typeof orderCode, begun?: EarlyQuote): OrderView | undefined {
    const client = clientOf(this.#host);
    const { event } = this.#host.settings;
    if (!client || !event) return undefined;
    const order: OrderView = new code.OrderView(this.#host, {
      client,
      event,
      selection: this.#selection,
      withoutCode: () => void this.#withoutCode(order),
      begun,
      secondsOpen: this.#secondsOpen,
      elsewhere: () => this.#shop.way(() => this.#chosen.choice(saleOf(this.#feed ?? {}))),
    });
    this.#order = order;
    if (this.#told) order.checkout.readFeed(this.#told);
    this.#host.requestUpdate();
    return order;
  }

  /** Whether the service has taken the code into account for what is chosen. */
  #codeCounts(sale: Sale): boolean | undefined {
    return this.#order?.codeCounts(this.#chosen.linesOf(sale));
  }

  async #withoutCode({ checkout }: OrderView): Promise<void> {
    const isPriced = checkout.state.problem?.during !== 'quote';
    checkout.back('choosing');
    await this.#code.remove();
    if (isPriced) checkout.reserve();
  }
}
