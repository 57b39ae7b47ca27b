import type { ReactiveController } from 'lit';
import type { Checkout } from '../../../src/checkout/checkout.js';
import type { State } from '../../../src/checkout/machine/state.js';
import { focusPart } from '../../internal/focus-part.js';
import type { OrderSteps } from '../steps/order-steps.js';
import { screenOf, type Screen } from '../steps/screen.js';
import { stepNumbers, stepWords } from '../steps/step-list.js';
import { stepTitle } from '../steps/step-title.js';
import type { TicketsHost } from '../tickets-host.js';
import type { OrderContext } from '../parts/order-context.js';
import { reconnectCheck } from './reconnect-check.js';

/** Follows the checkout engine: picks the screen, announces changes and moves the focus. */
export class OrderFollower implements ReactiveController {
  screen: Screen;
  readonly #host: TicketsHost;
  readonly #checkout: Checkout;
  readonly #steps: OrderSteps;
  #view?: Omit<OrderContext, 'state'>;
  /** The status of an order from an earlier page is not known yet. */
  #resuming: boolean;
  /** The element has left the page, so that another one may resume the order. */
  #isDetached = false;
  /** The last problem, shown until the buyer acts. */
  #shownProblem: State['problem'];

  constructor(host: TicketsHost, checkout: Checkout, steps: OrderSteps) {
    this.#host = host;
    this.#checkout = checkout;
    this.#steps = steps;
    checkout.subscribe(() => this.#changed());
    host.addController(reconnectCheck(() => checkout.check()));
    host.addController(this);
    this.screen = screenOf(checkout.state, 'choosing');
    this.#resuming = checkout.state.step === 'unknown';
    if (!host.isConnected) this.hostDisconnected();
  }

  hostConnected(): void {
    if (!this.#isDetached) return;
    this.#isDetached = false;
    this.#resuming = true;
    this.#checkout.open();
    this.#resuming = this.#checkout.state.step === 'unknown';
    this.#changed();
  }

  hostDisconnected(): void {
    this.#steps.stop();
    // An element that is only moved is back in the same task.
    queueMicrotask(() => {
      if (this.#host.isConnected) return;
      this.#isDetached = true;
      this.#checkout.close();
    });
  }

  /** Takes what belongs to this redraw. */
  look(now: Pick<OrderContext, 'feed' | 'sale' | 'notes'>): OrderContext {
    this.#view = { host: this.#host, checkout: this.#checkout, ...now };
    return this.#current(this.#view);
  }

  /** The last drawn context with the current state of the order. */
  get now(): OrderContext | undefined {
    return this.#view && this.#current(this.#view);
  }

  /** Hides the problem, as the buyer has changed the selection. */
  clearProblem(): void {
    this.#shownProblem = undefined;
  }

  #current(view: Omit<OrderContext, 'state'>): OrderContext {
    const problem = this.#knownProblem ?? this.#shownProblem;
    return { ...view, state: { ...this.#checkout.state, problem } };
  }

  /** A failed payment is shown only once the service has answered what became of it. */
  get #knownProblem(): State['problem'] {
    const { step, problem } = this.#checkout.state;
    const isOfPayment = problem?.during === 'pay' || problem?.during === 'complete_free';
    return step === 'unknown' && isOfPayment ? undefined : problem;
  }

  #changed(): void {
    const { state } = this.#checkout;
    const problem = this.#knownProblem;
    const before = this.screen;
    if (problem || state.step !== 'choosing') this.#shownProblem = problem;
    this.screen = screenOf({ ...state, problem }, before);
    this.#steps.follow(state);
    this.#host.requestUpdate();
    if (this.#steps.problem.take(problem)) void this.#showProblem(problem);
    else if (this.screen !== before) void this.#showStep();
  }

  /** Moves the focus to the heading of a new step, but not on a page that has just been reloaded. */
  async #showStep(): Promise<void> {
    const number = stepNumbers[this.screen];
    const resumed = this.#resuming && number !== undefined;
    this.#resuming = this.#resuming && this.#checkout.state.step === 'unknown';
    if (resumed) return;
    const view = this.now;
    if (view) {
      this.#host.announce(number ? stepWords(view, number) : stepTitle(view, this.screen));
    }
    if (this.#mayMoveFocus()) await focusPart(this.#host, '.step-title, .release-name');
  }

  /** Announces a problem and focuses it, unless it is about a price: the focus stays on the "+" button. */
  async #showProblem(problem: NonNullable<State['problem']>): Promise<void> {
    this.#resuming = false;
    const words = await this.#steps.problem.words(() => this.now, problem);
    if (words) this.#host.announce(words);
    if (problem.during === 'quote' || !this.#mayMoveFocus()) return;
    const atField = problem.code === 'promo_not_yours' && this.screen === 'details';
    await focusPart(this.#host, atField ? '#email' : '.problem-box');
  }

  /** Whether the focus may move: it is on this element, one around it, or nowhere. */
  #mayMoveFocus(): boolean {
    return document.activeElement?.contains(this.#host) ?? true;
  }
}
