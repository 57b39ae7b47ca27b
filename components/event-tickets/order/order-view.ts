import { html, type TemplateResult } from 'lit';
// Styles are imported side by side: similar code compresses best together.
import { boxes } from '../../internal/styles/boxes.styles.js';
import { filling } from '../../internal/form/form-errors.styles.js';
import { checkoutStyles } from './checkout.styles.js';
import { orderStyles } from './order.styles.js';
import { besideStyles } from './beside.styles.js';
import type { CartLine } from '../../../src/checkout/sale/cart.js';
import type { Checkout } from '../../../src/checkout/checkout.js';
import { createSessionStore } from '../../../src/checkout/session/session-store.js';
import type { LooseFeed, Offer, Sale } from '../../../src/checkout/sale/offers.js';
import { returnAddress } from '../../../src/checkout/session/return-address.js';
import { sumsFor } from '../../../src/checkout/machine/choice.js';
import { selectionKey, type State } from '../../../src/checkout/machine/state.js';
import { statesDiscount } from '../../../src/checkout/order/order.js';
import { hasReturned } from '../../../src/checkout/session/session-names.js';
import englishCheckout from '../../../src/i18n/checkout/en/first.json' with { type: 'json' };
import fields from '../../../src/i18n/fields/en/first.json' with { type: 'json' };
import { adoptStyles } from '../../internal/styles/adopt-styles.js';
import { Countdown } from '../../internal/countdown.js';
import { warnDeveloper } from '../../internal/developer.js';
import { lateView, type LateView } from '../../internal/late-view.js';
import { hasUnreadableConsents } from '../details/consents.js';
import type { PaymentPlans } from '../parts/payment-plans.js';
import { OrderSteps } from '../steps/order-steps.js';
import type { PaymentReturn } from '../steps/payment-return.js';
import type { TicketsHost } from '../tickets-host.js';
import type { CartAccess, PricedWithCode } from '../parts/cart-access.js';
import { withHeld } from './held-sale.js';
import { openCheckout } from './open-checkout.js';
import type { OrderContext } from '../parts/order-context.js';
import { OrderFollower } from './order-follower.js';
import { drawMissing } from '../parts/missing-part.js';
import { printTotal } from '../parts/order-total.js';
import { removeReturnMark } from '../steps/return-mark.js';
import type { PriceNotes } from './price-notes.js';
import type { Turn } from './turn.js';

/** The order, as the cart uses it: from the selection to the receipt. */
export class OrderView {
  readonly checkout: Checkout;
  readonly #host: TicketsHost;
  readonly #wait: Countdown;
  readonly #turn: LateView<Turn>;
  readonly #notes: LateView<PriceNotes>;
  readonly #plans: LateView<PaymentPlans>;
  readonly #steps: OrderSteps;
  readonly #follower: OrderFollower;
  /** Shown instead of everything else after a payment that has no record in this browser. */
  #returned: LateView<PaymentReturn> | undefined;
  #total: string | undefined;

  constructor(host: TicketsHost, cart: CartAccess) {
    host.addPhrases({ ...fields, ...englishCheckout });
    adoptStyles(host.renderRoot, boxes, filling, checkoutStyles, orderStyles, besideStyles);
    this.#host = host;
    this.#plans = cart.plans;
    this.#wait = new Countdown(host);
    const turn = (this.#turn = lateView(host, 'the words for a wait', async () => {
      const { Turn } = await import('./turn.js');
      return new Turn(host);
    }));
    this.#notes = lateView(host, 'the words for a price', async () => {
      const { PriceNotes } = await import('./price-notes.js');
      return new PriceNotes(host);
    });
    const wait = this.#wait;
    const store = createSessionStore(cart.client.baseUrl, cart.event);
    const returnUrl = () => returnAddress(location.href, cart.event, this.#state.order?.reference);
    const form = lateView(host, 'the payment form', async () => {
      const { EmbeddedPayment } = await import('../payment/payment-form.js');
      return new EmbeddedPayment(host, returnUrl);
    });
    // The checkout resumes an earlier order before the follower exists.
    let follower: OrderFollower | undefined;
    const now = () => follower?.now;
    this.checkout = openCheckout(host, { cart, store, form, returnUrl, wait, turn, now });
    if (hasReturned(cart.event)) {
      if (store.read()) removeReturnMark();
      else this.#showReturn();
    }
    this.#steps = new OrderSteps(host, { cart, checkout: this.checkout, store, form });
    this.#follower = follower = new OrderFollower(host, this.checkout, this.#steps);
  }

  /** The button must wait: the hold is being requested, or a plan's price is not known yet. */
  get isBusy(): boolean {
    const { step, selection, quote } = this.#state;
    return step === 'reserving' || (!!selection.planId && quote.status === 'asking');
  }

  /** The selection may change. */
  get isChoosing(): boolean {
    return this.#state.step === 'choosing';
  }

  /** The buyer is past the choice of tickets, or has a held order. */
  get holds(): boolean {
    return !!this.#returned || this.#isPast || this.#state.order !== undefined;
  }

  /** The feed, with the buyer's own held tickets available. */
  opened(feed: LooseFeed): LooseFeed {
    return this.isChoosing ? withHeld(feed, this.#state.order) : feed;
  }

  /** Reserves the selection. @returns words for the visitor if that can't work */
  reserve(feed: LooseFeed): string | undefined {
    if (!hasUnreadableConsents(feed)) {
      this.checkout.reserve();
      return undefined;
    }
    warnDeveloper(
      this.#host,
      'sells nothing: none of the boxes in checkout.consents has words (text) that it can read.',
    );
    return this.#host.phrases.notSoldHere;
  }

  /** The steps of the order, in place of the tickets; undefined while the visitor chooses. */
  draw(feed: LooseFeed, sale: Sale): TemplateResult | undefined {
    if (this.#returned) return this.#drawReturn(this.#returned);
    const view = this.#follower.look({ feed, sale, notes: this.#notes.view });
    return this.#isPast ? this.#steps.draw(view, this.#follower.screen) : undefined;
  }

  /** Shown above the tickets: the held order, and problems. */
  above(): TemplateResult | undefined {
    return this.#now && this.#steps.above(this.#now);
  }

  /** The choice of payment plans, if there are any. */
  plans(): TemplateResult | undefined {
    const view = this.#now;
    return (
      view &&
      this.#plans.view?.choice.draw(view, (planId) => {
        this.clearProblem();
        this.checkout.choosePlan(planId);
      })
    );
  }

  /** "Total £97.26", once the service has answered for the current selection. */
  get total(): string | undefined {
    return this.#now && printTotal(this.#now);
  }

  /** Says when the reservation is sent, or when a busy service is asked again for the price. */
  get waits(): string | undefined {
    const { left } = this.#wait;
    const words =
      left && this.isPricing ? this.#host.phrases.retryIn({ seconds: left }) : undefined;
    return this.#turn.view?.words(this.checkout) ?? words;
  }

  callOff(): TemplateResult | undefined {
    return this.#turn.view?.callOff(this.checkout);
  }

  /** A quote is being requested. */
  get isPricing(): boolean {
    return this.#state.quote.status === 'asking';
  }

  /** The quote for these lines with the code; undefined while there is none. */
  withCode(lines: readonly CartLine[]): PricedWithCode | undefined {
    const { quote, selection } = this.#state;
    const isOfThese = selection.promo && quote.selection === selectionKey(selection);
    return isOfThese ? { quote, lines } : undefined;
  }

  savings(): TemplateResult | undefined {
    return this.#now && this.#notes.view?.drawSavings(this.#now);
  }

  warning(offer: Offer): string | undefined {
    return this.#now && this.#notes.view?.warning(this.#now, offer);
  }

  /** Hides the problem, as the buyer has changed the selection. */
  clearProblem(): void {
    this.#follower.clearProblem();
  }

  /**
   * Runs after every update.
   * @returns a new total to announce, once; undefined if it hasn't changed
   */
  follow(feed: LooseFeed): string | undefined {
    this.checkout.readFeed(feed);
    if (this.#state.order?.sums.plan) void this.#plans.load();
    if (hasNotes(this.#state)) void this.#notes.load();
    if (this.#now) this.#plans.view?.choice.follow(this.#now);
    const isChoosing = !this.#isPast && this.#state.selection.items.length > 0;
    // While a quote is requested again there is no total; the last one still counts.
    const total = isChoosing ? (this.total ?? this.#total) : undefined;
    return total === this.#total ? undefined : (this.#total = total);
  }

  /** Explains a return without a record: the tickets alone would invite the buyer to pay again. */
  #showReturn(): void {
    const host = this.#host;
    this.#returned = lateView(host, 'the words for a payment', async () => {
      const { PaymentReturn } = await import('../steps/payment-return.js');
      return new PaymentReturn(host, () => {
        this.#returned = undefined;
        host.requestUpdate();
      });
    });
    void this.#returned.load();
  }

  #drawReturn(returned: LateView<PaymentReturn>): TemplateResult {
    return returned.view?.draw() ?? drawMissing(this.#host, returned) ?? html``;
  }

  /** Whether a step of the order is shown instead of the tickets. */
  get #isPast(): boolean {
    return this.#follower.screen !== 'choosing';
  }

  get #now(): OrderContext | undefined {
    return this.#follower.now;
  }

  get #state(): State {
    return this.checkout.state;
  }
}

/** Whether there is a warning, a discount, or a price that has changed since it was quoted. */
const hasNotes = (state: State): boolean => {
  const { quote, order } = state;
  const held = order?.sums.totalPennies;
  return (
    quote.warnings.length > 0 ||
    [quote.sums, order?.sums].some(statesDiscount) ||
    held !== (order && (sumsFor(state)?.totalPennies ?? held))
  );
};
