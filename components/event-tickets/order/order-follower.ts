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

/** Follows the engine: which step is in sight, what is said aloud, and where the focus goes. */
export class OrderFollower implements ReactiveController {
  screen: Screen;
  readonly #host: TicketsHost;
  readonly #checkout: Checkout;
  readonly #steps: OrderSteps;
  #view?: Omit<OrderContext, 'state'>;
  /** Still to find out how the order stands that an earlier page left behind. */
  #resuming: boolean;
  /** The element is out of the page, and its order is for whoever takes its place. */
  #away = false;
  /** What went wrong stays in sight until the buyer does something about it. */
  #standing: State['problem'];

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
    if (!this.#away) return;
    this.#away = false;
    this.#resuming = true;
    this.#checkout.open();
    this.#resuming = this.#checkout.state.step === 'unknown';
    this.#changed();
  }

  hostDisconnected(): void {
    this.#steps.stop();
    // Who is only moved is back in the same task.
    queueMicrotask(() => {
      if (this.#host.isConnected) return;
      this.#away = true;
      this.#checkout.close();
    });
  }

  /** What is drawn from now on. */
  look({ feed, sale }: Pick<OrderContext, 'feed' | 'sale'>): OrderContext {
    this.#view = { host: this.#host, checkout: this.#checkout, feed, sale };
    return this.#current(this.#view);
  }

  /** What was drawn last, with the order as it stands now. */
  get now(): OrderContext | undefined {
    return this.#view && this.#current(this.#view);
  }

  /** Something else has been chosen. */
  forgive(): void {
    this.#standing = undefined;
  }

  #current(view: Omit<OrderContext, 'state'>): OrderContext {
    const problem = this.#problemSaid ?? this.#standing;
    return { ...view, state: { ...this.#checkout.state, problem } };
  }

  /** What went wrong with a payment is said once the service has said what became of it. */
  get #problemSaid(): State['problem'] {
    const { step, problem } = this.#checkout.state;
    const isOfPayment = problem?.during === 'pay' || problem?.during === 'complete_free';
    return step === 'unknown' && isOfPayment ? undefined : problem;
  }

  #changed(): void {
    const { state } = this.#checkout;
    const problem = this.#problemSaid;
    const before = this.screen;
    if (problem || state.step !== 'choosing') this.#standing = problem;
    this.screen = screenOf({ ...state, problem }, before);
    this.#steps.follow(state);
    this.#host.requestUpdate();
    if (this.#steps.problem.take(problem)) void this.#turnTo(problem);
    else if (this.screen !== before) void this.#arrive();
  }

  /** A new step begins at its heading; a page that has just come back keeps its place. */
  async #arrive(): Promise<void> {
    const number = stepNumbers[this.screen];
    const resumed = this.#resuming && number !== undefined;
    this.#resuming = this.#resuming && this.#checkout.state.step === 'unknown';
    if (resumed) return;
    const view = this.now;
    if (view) {
      this.#host.announce(number ? stepWords(view, number) : stepTitle(view, this.screen));
    }
    if (this.#isFree()) await focusPart(this.#host, '.step-title, .release-name');
  }

  /** Words about a price are only said: whoever presses "+" is not led away from it. */
  async #turnTo(problem: NonNullable<State['problem']>): Promise<void> {
    this.#resuming = false;
    const words = await this.#steps.problem.words(() => this.now, problem);
    if (words) this.#host.announce(words);
    if (problem.during === 'quote' || !this.#isFree()) return;
    const atField = problem.code === 'promo_not_yours' && this.screen === 'details';
    await focusPart(this.#host, atField ? '#email' : '.problem-box');
  }

  /** Nobody is at work elsewhere on the page. What is around the tickets is no work. */
  #isFree(): boolean {
    return document.activeElement?.contains(this.#host) ?? true;
  }
}
