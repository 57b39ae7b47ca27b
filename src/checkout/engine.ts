import type { PayAction } from '../contract/checkout.js';
import { createServiceCalls } from './service-calls.js';
import { isHeld, sumsFor } from './machine/choice.js';
import type { Checkout, CheckoutOptions } from './checkout.js';
import { hasDrifted, secondsLeft, type Hold } from './order/hold.js';
import { recordOf } from './session/session-record.js';
import { isOpeningRush } from './sale/opening-rush.js';
import { CurrentSelection, selectionChanges } from './sale/selection.js';
import { next } from './machine/machine.js';
import { milestoneBetween } from './milestones.js';
import {
  feedSpreadSeconds,
  longestWaitSeconds,
  quoteSpreadSeconds,
} from './machine/reserve-queue.js';
import {
  firstState,
  type Effect,
  type Event,
  type Failure,
  type State,
  type TimerName,
} from './machine/state.js';
import { browserEnvironment, type Environment } from './environment.js';

/** How often the service is asked about a hold that has run out here, until it confirms the end. */
const askAgainSeconds = 10;

/** Timers: at most one of each runs. */
type EngineTimer = TimerName | 'hold' | 'feed';

/** Runs the effects of the machine: writes the session record, calls the service, starts timers. */
class CheckoutEngine implements Checkout {
  state: State = firstState;
  readonly #options: CheckoutOptions;
  readonly #environment: Environment;
  readonly #calls: ReturnType<typeof createServiceCalls>;
  readonly #selection: CurrentSelection;
  readonly #listeners = new Set<() => void>();
  readonly #timers = new Map<EngineTimer, () => void>();
  /** Requests that may be aborted: a quote by the next one, all by `close`. */
  readonly #requests = new Map<string, AbortController>();
  #feed: unknown;
  #closed = false;
  /** The hold that was checked after its clocks drifted apart: once is enough. */
  #checkedHold: Hold | undefined;

  constructor(options: CheckoutOptions, environment: Environment) {
    this.#options = options;
    this.#environment = environment;
    this.#calls = createServiceCalls(options, environment.clocks);
    this.#selection = options.selection ?? new CurrentSelection();
    this.#selection.subscribe(this.#readSelection);
    this.#resume();
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  secondsLeft(): number | undefined {
    const hold = this.#hold;
    return hold && Math.ceil(secondsLeft(hold, this.#environment.clocks()));
  }

  readonly readFeed: Checkout['readFeed'] = (feed) => {
    if (feed === this.#feed) return;
    this.#feed = feed;
    this.#dispatch({ type: 'feed_read' });
  };

  readonly select: Checkout['select'] = (selection) =>
    this.#dispatch({ type: 'selected', selection });

  readonly reserve: Checkout['reserve'] = () => {
    const secondsOpen = this.#options.secondsOpen?.();
    if (this.#isPermitted('reserve'))
      this.#dispatch({
        type: 'reserve',
        channel: this.#options.channel?.(),
        secondsOpen,
      });
  };

  readonly giveDetails: Checkout['giveDetails'] = (details) =>
    this.#dispatch({ type: 'details_given', details });

  readonly previewPlans: Checkout['previewPlans'] = (planIds) => {
    const { planSums } = this.state;
    const unknown = planIds.filter((planId) => !planSums[planId]);
    for (const planId of this.#closed || isHeld(this.state) ? [] : unknown) {
      const { signal } = this.#controller(`plan ${planId}`);
      // After a failure the plan's own label is shown.
      this.#calls.plan(this.state.selection, planId, signal).then(this.#dispatch, () => undefined);
    }
  };

  readonly choosePlan: Checkout['choosePlan'] = (planId) =>
    this.select({ ...this.state.selection, planId });

  readonly pay: Checkout['pay'] = () => {
    if (this.#isPermitted('pay')) this.#dispatch({ type: 'pay' });
  };

  readonly back: Checkout['back'] = (to) => this.#dispatch({ type: 'back', to });

  readonly giveUp: Checkout['giveUp'] = () => this.#dispatch({ type: 'give_up' });

  readonly startOver: Checkout['startOver'] = () => this.#dispatch({ type: 'start_over' });

  readonly check: Checkout['check'] = () => this.#dispatch({ type: 'check' });

  close(): void {
    this.#closed = true;
    for (const end of this.#timers.values()) end();
    for (const controller of this.#requests.values()) controller.abort();
    this.#timers.clear();
  }

  open(): void {
    this.state = firstState;
    this.#selection.change({ planId: undefined });
    this.#closed = false;
    this.#feed = undefined;
    this.#resume();
  }

  /** The record of an earlier page comes first, then the selection on this one. */
  #resume(): void {
    const kept = this.#options.store.read();
    if (kept) this.#dispatch({ type: 'restored', kept, now: this.#environment.clocks() });
    this.#readSelection();
  }

  /** The machine takes the selection while the buyer chooses, and again when they come back to it. */
  readonly #readSelection = (): void =>
    this.#dispatch({ type: 'selected', selection: this.#selection.value });

  /** Asks the page for permission, but only where the step would change. */
  #isPermitted(what: 'reserve' | 'pay'): boolean {
    const { step, order, selection } = this.state;
    const reserves = step === 'expired' || (step === 'choosing' && selection.items.length > 0);
    const leads = what === 'pay' ? step === 'payment' : reserves;
    if (!leads) return true;
    const sums = what === 'pay' ? order?.sums : sumsFor(this.state);
    return this.#options.permit?.(what, sums) ?? true;
  }

  readonly #dispatch = (event: Event): void => {
    // After `close` another checkout may own the record: a late answer must not overwrite it.
    if (this.#closed) return;
    const before = this.state;
    const { state, effects } = next(before, event);
    this.state = state;
    // Written before any request: the page may go before the reply comes.
    if (state !== before) this.#options.store.write(recordOf(state));
    for (const effect of effects) this.#runEffect(effect);
    if (state === before) return;
    this.#selection.change(selectionChanges(before.selection, state.selection));
    this.#watchHold();
    const reached = milestoneBetween(before, state);
    if (reached) this.#options.onMilestone?.(reached);
    for (const listener of [...this.#listeners]) listener();
    if (state.step !== before.step) this.#readSelection();
  };

  #runEffect(effect: Effect): void {
    if (effect.do === 'wait') {
      const { timer, spread = this.#quoteSpread(timer) } = effect;
      const chosen = effect.seconds + spread * this.#environment.random();
      // Status requests are not part of the rush: a minute is the longest wait.
      const seconds = timer === 'ask_again' ? Math.min(chosen, longestWaitSeconds) : chosen;
      if (timer === 'reserve_again' && this.state.intent?.waitSeconds)
        this.#options.onTurn?.(seconds);
      // A hidden page does not poll; coming back to it asks at once. ORD-04
      const isPaused = () => timer === 'ask_again' && this.#environment.isHidden();
      this.#startTimer(timer, seconds, () =>
        isPaused() ? this.#runEffect(effect) : this.#dispatch({ type: 'time_came', timer }),
      );
    } else if (effect.do === 'stop_waiting') this.#stopTimer(effect.timer);
    else if (effect.do === 'read_feed') this.#requestFeed();
    else void this.#callService(effect).then(this.#dispatch, () => undefined);
  }

  /** In the rush many buyers are refused at once: their readings of the feed are spread. */
  #requestFeed(): void {
    const read = () => this.#options.onFeedWanted?.();
    if (!isOpeningRush(this.#options.secondsOpen?.())) read();
    else this.#startTimer('feed', feedSpreadSeconds * this.#environment.random(), read);
  }

  /** In the rush a quote can wait, as the held order states the price. */
  #quoteSpread(timer: TimerName): number {
    const isRush = timer === 'quote_due' && isOpeningRush(this.#options.secondsOpen?.());
    return isRush && !this.state.selection.planId ? quoteSpreadSeconds : 0;
  }

  #callService(effect: ServiceEffect): Promise<Event> {
    if (effect.do === 'perform') return this.#perform(effect.action);
    // Each effect goes to the call of its name; types cannot follow that.
    const ask = this.#calls[effect.do] as (
      effect: ServiceEffect,
      signal: AbortSignal,
    ) => Promise<Event>;
    return ask(effect, this.#controller(effect.do).signal);
  }

  async #perform(action: PayAction): Promise<Event> {
    const failure = await this.#options
      .perform(action)
      .catch((): Failure => ({ code: 'payment_failed' }));
    return { type: 'performed', ...(failure && { failure }) };
  }

  /** Aborts the earlier request of the same name. */
  #controller(name: string): AbortController {
    this.#requests.get(name)?.abort();
    const controller = new AbortController();
    this.#requests.set(name, controller);
    return controller;
  }

  #startTimer(timer: EngineTimer, seconds: number, then: () => void): void {
    this.#stopTimer(timer);
    const end = this.#environment.wait(seconds, () => {
      this.#timers.delete(timer);
      then();
    });
    this.#timers.set(timer, end);
  }

  #stopTimer(timer: EngineTimer): void {
    this.#timers.get(timer)?.();
    this.#timers.delete(timer);
  }

  /** The hold of an order that has not ended. */
  get #hold(): Hold | undefined {
    const { step, order } = this.state;
    return ['completed', 'expired', 'refused'].includes(step) ? undefined : order?.hold;
  }

  /** Checks every second. If the hold has run out or the clocks have drifted apart, asks the service. */
  #watchHold(): void {
    const hold = this.#hold;
    if (!hold) {
      this.#stopTimer('hold');
      return;
    }
    const left = secondsLeft(hold, this.#environment.clocks());
    this.#startTimer('hold', left > 0 ? Math.min(1, left) : askAgainSeconds, () => {
      const now = this.#environment.clocks();
      const isInDoubt = hasDrifted(hold, now) && this.#checkedHold !== hold;
      if (isInDoubt) this.#checkedHold = hold;
      if (isInDoubt || secondsLeft(hold, now) <= 0) this.check();
      this.#watchHold();
    });
  }
}

type ServiceEffect = Exclude<Effect, { do: 'wait' | 'stop_waiting' | 'read_feed' }>;

/** A checkout of one event. It resumes what an earlier page left. */
export const createCheckout = (
  options: CheckoutOptions,
  environment: Partial<Environment> = {},
): Checkout => new CheckoutEngine(options, { ...browserEnvironment, ...environment });
