import { html, type ReactiveController, type TemplateResult } from 'lit';
import type { CartLine } from '../../../src/checkout/sale/cart.js';
import { codeCounts } from '../../../src/checkout/sale/code-counts.js';
import type { Checkout } from '../../../src/checkout/checkout.js';
import { createCheckout } from '../../../src/checkout/engine.js';
import {
  createSessionStore,
  type BrowserSessionStore,
} from '../../../src/checkout/session/session-store.js';
import type { LooseFeed, Offer, Sale } from '../../../src/checkout/sale/offers.js';
import { returnAddress, withoutReturn } from '../../../src/checkout/session/return-address.js';
import { selectionKey, type State } from '../../../src/checkout/machine/state.js';
import { hasReturned } from '../../../src/checkout/session/session-names.js';
import { checkout as englishCheckout } from '../../../src/i18n/checkout/en.js';
import { fields } from '../../../src/i18n/fields/en.js';
import { adoptStyles } from '../../internal/styles/adopt-styles.js';
import { filling } from '../../internal/form/form-errors.styles.js';
import { Countdown } from '../../internal/countdown.js';
import { focusPart } from '../../internal/focus-part.js';
import { heading } from '../../internal/heading.js';
import { attributionOf } from './attribution.js';
import { besideStyles } from './beside.styles.js';
import { CalendarEntry } from '../result/calendar.js';
import { checkoutStyles } from './checkout.styles.js';
import { MintedCodes } from '../result/minted-codes.js';
import type { OrderContext } from './order-context.js';
import { DetailsStep } from '../details/details-step.js';
import { doneStep } from '../result/done-step.js';
import { endedStep, endedTitle } from '../result/ended-step.js';
import type { TicketsHost } from '../tickets-host.js';
import { withHeld } from './held-sale.js';
import { HoldLine } from './hold-line.js';
import { isPermitted, emitOrderStep } from './order-events.js';
import { orderStyles } from './order.styles.js';
import { PayProgress } from '../payment/pay-progress.js';
import { PaymentForm } from '../payment/payment-form.js';
import { leaveForPayment, paymentKinds } from '../payment/payment-page.js';
import { paymentReturnStep } from './payment-return.js';
import { paymentStep } from '../payment/payment-step.js';
import { PlanChoice } from '../payment/plan-choice.js';
import { planLine } from '../payment/plans.js';
import type { CartAccess } from './cart-access.js';
import { OrderSummary } from './order-summary.js';
import { ProblemBox } from './problem-box.js';
import { problemWords } from './problems.js';
import { reconnectCheck } from './reconnect-check.js';
import { screenOf, type Screen } from './screen.js';
import { stepList, stepWords, type StepNumber } from './step-list.js';
import { drawChange, drawSavings, lineWarning, printTotal } from './order-total.js';
import { waitingStep, waitingTitle } from './waiting-step.js';

const numbers: Partial<Record<Screen, StepNumber>> = { choosing: 1, details: 2, payment: 3 };

/** From a choice to an order: what is on screen for each state, and where the focus goes. */
export class OrderView implements ReactiveController {
  readonly checkout: Checkout;
  readonly #host: TicketsHost;
  readonly #cart: CartAccess;
  readonly #store: BrowserSessionStore;
  readonly #hold: HoldLine;
  readonly #progress: PayProgress;
  readonly #problem: ProblemBox;
  readonly #wait: Countdown;
  readonly #summary = new OrderSummary();
  readonly #details: DetailsStep;
  readonly #plans = new PlanChoice();
  readonly #codes = new MintedCodes();
  readonly #calendar: CalendarEntry;
  readonly #form: PaymentForm;
  #view?: OrderContext;
  #screen: Screen = 'choosing';
  /** Still to find out how the order stands that an earlier page left behind. */
  #resuming: boolean;
  /** The element is out of the page, and its order is for whoever takes its place. */
  #away = false;
  /** Instead of all else: back from a payment of which this browser has kept nothing. */
  #returned: (() => TemplateResult) | undefined;
  #total: string | undefined;
  /** What went wrong stays in sight until the buyer does something about it. */
  #standing: State['problem'];

  constructor(host: TicketsHost, cart: CartAccess) {
    host.addPhrases({ ...fields, ...englishCheckout });
    adoptStyles(host.renderRoot, filling, checkoutStyles, orderStyles, besideStyles);
    this.#host = host;
    this.#cart = cart;
    this.#store = createSessionStore(cart.client.baseUrl, cart.event);
    this.#form = new PaymentForm(host, this.#returnUrl);
    this.checkout = this.#open();
    if (hasReturned(cart.event)) this.#comeBack();
    this.#hold = new HoldLine(host, this.checkout);
    this.#progress = new PayProgress(host, this.#form);
    this.#problem = new ProblemBox(host, cart);
    this.#wait = new Countdown(host);
    this.#details = new DetailsStep(host);
    this.#calendar = new CalendarEntry(host);
    this.checkout.subscribe(() => this.#changed());
    host.addController(reconnectCheck(() => this.checkout.check()));
    host.addController(this);
    this.#screen = screenOf(this.#state, 'choosing');
    this.#resuming = this.#state.step === 'unknown';
    if (!host.isConnected) this.hostDisconnected();
  }

  hostConnected(): void {
    if (!this.#away) return;
    this.#away = false;
    this.#resuming = true;
    this.checkout.open();
    this.#resuming = this.#state.step === 'unknown';
    this.#changed();
  }

  hostDisconnected(): void {
    this.#progress.stop();
    // Who is only moved is back in the same task.
    queueMicrotask(() => {
      if (this.#host.isConnected) return;
      this.#away = true;
      this.checkout.close();
    });
  }

  /** Nothing can be held at this moment: it is under way, or what is owed is not known yet. */
  get isBusy(): boolean {
    const { step, selection, quote } = this.#state;
    return step === 'reserving' || (!!selection.planId && quote.status === 'asking');
  }

  /** Nothing is under way, and what is chosen may change. */
  get isChoosing(): boolean {
    return this.#state.step === 'choosing';
  }

  /** The buyer is past the choice, or has something that is held. */
  get holds(): boolean {
    return !!this.#returned || this.#screen !== 'choosing' || this.#state.order !== undefined;
  }

  /** What is held stays open for whoever holds it. */
  opened(feed: LooseFeed): LooseFeed {
    return this.isChoosing ? withHeld(feed, this.#state.order) : feed;
  }

  /** Instead of the tickets; undefined while they are chosen. */
  draw(feed: LooseFeed, sale: Sale): TemplateResult | undefined {
    const { checkout } = this;
    if (this.#returned) return this.#returned();
    this.#view = { host: this.#host, checkout, state: this.#state, feed, sale };
    const view = this.#current(this.#view);
    if (this.#screen === 'choosing') return undefined;
    const number = numbers[this.#screen];
    const top = html`${this.#where(number)} ${this.#heading(this.#title(view))}
    ${this.#problem.draw(view, this.#host.headingLevel)}`;
    if (!number) return html`<div class="order" part="step">${top} ${this.#step(view)}</div>`;
    const whole = this.#screen === 'payment';
    const sum = this.#summary.draw(view, { hold: this.#hold.draw(), plan: planLine(view), whole });
    return html`<div class="order" part="step">
      ${stepList(view, number)}
      <div class="beside">
        <div class="top">${top} ${drawChange(view)}</div>
        ${whole ? sum : undefined} ${this.#step(view)} ${whole ? undefined : sum}
      </div>
      ${this.#host.asides?.order?.()}
    </div>`;
  }

  /** Above the tickets: what is held while somebody looks around, and what went wrong. */
  above(): TemplateResult | undefined {
    const view = this.#now;
    if (!view) return undefined;
    const { headingLevel } = this.#host;
    if (!this.#state.order) return this.#problem.draw(view, headingLevel - 1);
    return html`<div class="order looking-around" part="step">
      ${stepList(view, 1)} ${this.#hold.draw()} ${this.#heading(view.host.phrases.stepTickets)}
      ${this.#problem.draw(view, headingLevel)}
    </div>`;
  }

  /** How what is chosen is paid, where there is a choice. */
  plans(): TemplateResult | undefined {
    const view = this.#now;
    return (
      view &&
      this.#plans.draw(view, (planId) => {
        this.forgive();
        this.checkout.choosePlan(planId);
      })
    );
  }

  /** "Total £97.26", once the service has said it for what is chosen now. */
  get total(): string | undefined {
    return this.#now && printTotal(this.#now);
  }

  /** When a busy service is asked again what it costs, in words. */
  get waits(): string | undefined {
    const { left } = this.#wait;
    return left && this.isPricing ? this.#host.phrases.retryIn(left) : undefined;
  }

  /** The service is about to say what it costs. */
  get isPricing(): boolean {
    return this.#state.quote.status === 'asking';
  }

  /** Whether the sum that stands for these lines is one with the code. */
  codeCounts(lines: readonly CartLine[]): boolean | undefined {
    const { quote, selection } = this.#state;
    return selection.promo && quote.selection === selectionKey(selection)
      ? codeCounts(quote, lines)
      : undefined;
  }

  savings(): TemplateResult | undefined {
    return this.#now && drawSavings(this.#now);
  }

  warning(offer: Offer): string | undefined {
    return this.#now && lineWarning(this.#now, offer);
  }

  /**
   * After every update, with what may be ordered of what is chosen.
   * @returns the total, once, when it comes: not for every press of "+"
   */
  follow(feed: LooseFeed): string | undefined {
    this.checkout.readFeed(feed);
    if (this.#now) this.#plans.follow(this.#now);
    const { items } = this.#state.selection;
    const isChoosing = this.#screen === 'choosing' && items.length > 0;
    // While the same choice is priced anew there is none, which is no news.
    const total = isChoosing ? (this.total ?? this.#total) : undefined;
    return total === this.#total ? undefined : (this.#total = total);
  }

  #open(): Checkout {
    const { client, event, selection } = this.#cart;
    return createCheckout({
      client,
      event,
      selection,
      store: this.#store,
      returnUrl: this.#returnUrl,
      accepts: paymentKinds(this.#host.payments),
      channel: () => attributionOf(this.#host),
      perform: (action) =>
        action.kind === 'client_secret' ? this.#form.perform(action) : leaveForPayment(action),
      permit: (what, sums) => !this.#now || isPermitted(this.#now, what, sums),
      onMilestone: (milestone) => this.#now && emitOrderStep(this.#now, milestone),
      onWait: (seconds) => {
        this.#wait.start(seconds);
        this.#host.announce(this.#host.phrases.retryIn(Math.ceil(seconds)));
      },
      onFeedWanted: () => void this.#host.refresh(),
    });
  }

  /** The shop would look as if nothing had happened, and be paid at again. */
  #comeBack(): void {
    // Once it is known what became of it the mark would be wrong, in a bookmark above all.
    const unmark = () => history.replaceState(history.state, '', withoutReturn(location.href));
    if (this.#store.read()) {
      unmark();
      return;
    }
    this.#returned = paymentReturnStep(this.#host, () => {
      unmark();
      this.#returned = undefined;
      this.#host.requestUpdate();
    });
  }

  readonly #returnUrl = (): string =>
    returnAddress(location.href, this.#cart.event, this.#state.order?.reference);

  /** What was drawn last, with the order as it stands now. */
  get #now(): OrderContext | undefined {
    return this.#view && this.#current(this.#view);
  }

  #current(view: OrderContext): OrderContext {
    const state = this.#state;
    return { ...view, state: { ...state, problem: this.#problemSaid ?? this.#standing } };
  }

  get #state(): State {
    return this.checkout.state;
  }

  /** What went wrong with a payment is said once the service has said what became of it. */
  get #problemSaid(): State['problem'] {
    const { step, problem } = this.#state;
    return step === 'unknown' && problem?.during === 'pay' ? undefined : problem;
  }

  /** Something else has been chosen. */
  forgive(): void {
    this.#standing = undefined;
  }

  #changed(): void {
    const { step } = this.#state;
    const problem = this.#problemSaid;
    const before = this.#screen;
    if (problem || step !== 'choosing') this.#standing = problem;
    this.#screen = screenOf(this.#state, before);
    this.#progress.follow(this.#state);
    if (step === 'completed') this.#details.clear();
    this.#host.requestUpdate();
    if (this.#problem.take(problem)) void this.#turnTo(problem);
    else if (this.#screen !== before) void this.#arrive();
  }

  /** A new step begins at its heading; a page that has just come back keeps its place. */
  async #arrive(): Promise<void> {
    const resumed = this.#resuming && numbers[this.#screen] !== undefined;
    this.#resuming = this.#resuming && this.#state.step === 'unknown';
    if (resumed) return;
    const view = this.#now;
    const number = numbers[this.#screen];
    if (view) this.#host.announce(number ? stepWords(view, number) : this.#title(view));
    if (this.#isFree()) await focusPart(this.#host, '.step-title, .release-name');
  }

  /** Words about a price are only said: whoever presses "+" is not led away from it. */
  async #turnTo(problem: NonNullable<State['problem']>): Promise<void> {
    this.#resuming = false;
    const words = this.#now && problemWords(this.#now, problem);
    if (words) this.#host.announce(words);
    if (problem.during === 'quote' || !this.#isFree()) return;
    const atField = problem.code === 'promo_not_yours' && this.#screen === 'details';
    await focusPart(this.#host, atField ? '#email' : '.problem-box');
  }

  /** Nobody is at work elsewhere on the page. What is around the tickets is no work. */
  #isFree(): boolean {
    return document.activeElement?.contains(this.#host) ?? true;
  }

  #heading(title: string): TemplateResult {
    return heading(this.#host.headingLevel - 1, title, 'step-title');
  }

  #title(view: OrderContext): string {
    const { phrases } = this.#host;
    const titles: Partial<Record<Screen, string>> = {
      details: phrases.stepDetails,
      payment: phrases.stepPayment,
      completed: phrases.doneTitle,
      ended: endedTitle(view),
    };
    return titles[this.#screen] ?? waitingTitle(view);
  }

  #step(view: OrderContext): TemplateResult {
    switch (this.#screen) {
      case 'details':
        return this.#details.draw(view);
      case 'payment':
        return paymentStep(view, {
          progress: this.#progress.words,
          isElsewhere: this.#isElsewhere,
          form: this.#form,
          elsewhere: this.#cart.elsewhere,
        });
      case 'completed':
        return doneStep(view, { calendar: this.#calendar, codes: this.#codes });
      case 'ended':
        return endedStep(view);
      default:
        return waitingStep(view);
    }
  }

  get #isElsewhere(): boolean {
    const { order } = this.#state;
    return !!order && this.#store.isPaidElsewhere(order.token);
  }

  /** Where the order is, if that is not what a buyer would think. */
  #where(number: StepNumber | undefined): TemplateResult | undefined {
    const { paidElsewhere, keptNowhere } = this.#host.phrases;
    const words = this.#isElsewhere ? paidElsewhere : number && !this.#store.lasts && keptNowhere;
    return words ? html`<p class="note">${words}</p>` : undefined;
  }
}
