import { html, type TemplateResult } from 'lit';
import type { State } from '../../../src/checkout/machine/state.js';
import type { BrowserSessionStore } from '../../../src/checkout/session/session-store.js';
import type { Checkout } from '../../../src/checkout/checkout.js';
import { heading } from '../../internal/heading.js';
import { lateView, type LateView } from '../../internal/late-view.js';
import { DetailsStep } from '../details/details-step.js';
import type { CartAccess } from '../parts/cart-access.js';
import { drawMissing } from '../parts/missing-part.js';
import { drawNote, type OrderContext } from '../parts/order-context.js';
import { ProblemNotice } from './problem-notice.js';
import { PayProgress } from '../payment/pay-progress.js';
import type { EmbeddedPayment } from '../payment/payment-form.js';
import { mayPayInPage } from '../payment/payment-page.js';
import { paymentStep } from '../payment/payment-step.js';
import { doneStep } from '../result/done-step.js';
import type { EndedStep } from '../result/ended-step.js';
import { laterResults } from '../result/later-results.js';
import type { TicketsHost } from '../tickets-host.js';
import { HoldLine } from '../parts/hold-line.js';
import { orderReview, reviewRow } from '../parts/review.js';
import { OrderSummary } from './order-summary.js';
import { heldOrder } from './held-order.js';
import type { Screen } from './screen.js';
import { stepList, stepNumbers, type StepNumber } from './step-list.js';
import { stepTitle } from './step-title.js';
import { waitingStep } from './waiting-step.js';

/** Objects that live as long as the order. */
interface Sources {
  readonly cart: CartAccess;
  readonly checkout: Checkout;
  readonly store: BrowserSessionStore;
  readonly form: LateView<EmbeddedPayment>;
}

/** Draws the steps of an order and keeps their typed values and open panels. */
export class OrderSteps {
  readonly problem: ProblemNotice;
  readonly #host: TicketsHost;
  readonly #sources: Sources;
  readonly #hold: HoldLine;
  readonly #progress: PayProgress;
  readonly #summary = new OrderSummary();
  readonly #details: DetailsStep;
  readonly #ended: LateView<EndedStep>;
  readonly #results;

  constructor(host: TicketsHost, sources: Sources) {
    this.#host = host;
    this.#sources = sources;
    this.#hold = new HoldLine(host, sources.checkout);
    this.#progress = new PayProgress(host, sources.form);
    this.problem = new ProblemNotice(host, sources.cart);
    this.#details = new DetailsStep(host);
    this.#ended = lateView(host, 'the words for an order', async () => {
      const { EndedStep } = await import('../result/ended-step.js');
      return new EndedStep(host);
    });
    this.#results = laterResults(host);
  }

  /** Runs after every step of the order. */
  follow(state: State): void {
    this.#progress.follow(state);
    if (state.step === 'completed') this.#details.clear();
  }

  stop(): void {
    this.#progress.stop();
  }

  /** Draws the current step, in place of the tickets. */
  draw(view: OrderContext, screen: Screen): TemplateResult {
    const number = stepNumbers[screen];
    const top = html`${this.#storageNote(view, number)} ${this.#heading(stepTitle(view, screen))}
    ${this.problem.draw(view, this.#host.headingLevel)}`;
    const step = this.#step(view, screen);
    if (!number) return html`<div class="order" part="step">${top} ${step}</div>`;
    const { cart } = this.#sources;
    const whole = screen === 'payment';
    const sum = this.#summary.draw(view, {
      hold: this.#hold.draw(),
      plan: cart.plans.view?.line(view),
      whole,
    });
    return html`<div class="order" part="step">
      ${stepList(view, number)}
      <div class="beside">
        <div class="top">${top} ${view.notes?.drawChange(view)}</div>
        ${whole ? sum : undefined} ${step} ${whole ? undefined : sum}
      </div>
      ${this.#host.asides?.order?.()}
    </div>`;
  }

  /** Shown above the tickets: the held order while the buyer looks at them again, and problems. */
  above(view: OrderContext): TemplateResult | undefined {
    const { headingLevel, phrases } = this.#host;
    if (!view.state.order) return this.problem.draw(view, headingLevel - 1);
    return html`<div class="order looking-around" part="step">
      ${stepList(view, 1)} ${this.#hold.draw()} ${this.#heading(phrases.stepTickets)}
      ${this.problem.draw(view, headingLevel)} ${heldOrder(view)}
    </div>`;
  }

  #step(view: OrderContext, screen: Screen): TemplateResult | undefined {
    const { form, cart } = this.#sources;
    switch (screen) {
      case 'details':
        return this.#details.draw(view);
      case 'payment':
        if (mayPayInPage()) void form.load();
        return paymentStep(view, {
          progress: this.#progress.words,
          isElsewhere: this.#isElsewhere(view),
          form: form.view,
          elsewhere: cart.elsewhere,
        });
      case 'completed':
        return doneStep(view, {
          ...this.#results(view),
          paid: cart.plans.view?.drawPaid(view, { orderReview, reviewRow }),
        });
      case 'ended':
        return this.#drawEnded(view);
      default:
        return waitingStep(view);
    }
  }

  #drawEnded(view: OrderContext): TemplateResult | undefined {
    const ended = this.#ended;
    if (!ended.view && !ended.isMissing) void ended.load();
    return ended.view?.draw(view, this.#details.keeps(view)) ?? drawMissing(this.#host, ended);
  }

  /** Each sentence is a span: a second one moves to its own line if it doesn't fit beside the first. */
  #heading(title: string): TemplateResult {
    const sentences = title.match(/\S[^.。]*[.。]?/g)?.map((words) => html`<span>${words}</span> `);
    return heading(this.#host.headingLevel - 1, sentences, 'step-title');
  }

  #isElsewhere({ state: { order } }: OrderContext): boolean {
    return !!order && this.#sources.store.isPaidElsewhere(order.token);
  }

  /** Notes that the order is paid in another tab, or that a reload would lose it. */
  #storageNote(view: OrderContext, number: StepNumber | undefined): TemplateResult | undefined {
    const { paidElsewhere, keptNowhere } = this.#host.phrases;
    const isForgotten = number && !this.#sources.store.lasts;
    return drawNote(this.#isElsewhere(view) ? paidElsewhere : isForgotten && keptNowhere);
  }
}
