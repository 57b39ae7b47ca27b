import type { PayAction } from '../contract/checkout.js';
import { createServiceCalls } from './service-calls.js';
import { isHeld, sumsFor } from './machine/choice.js';
import type { Checkout, CheckoutOptions } from './checkout.js';
import { hasDrifted, secondsLeft, type Hold } from './order/hold.js';
import { recordOf } from './session/session-record.js';
import { isEarly } from './sale/rush.js';
import { CurrentSelection, selectionChanges } from './sale/selection.js';
import { next } from './machine/machine.js';
import { milestoneBetween } from './milestones.js';
import { feedSpreadSeconds, longestWaitSeconds, quoteSpreadSeconds } from './machine/turns.js';
import {
  firstState,
  type Effect,
  type Event,
  type Failure,
  type State,
  type TimerName,
} from './machine/state.js';
import { browserEnvironment, type Environment } from './environment.js';

/** A hold that has run out is asked about until the service says that it has. */
const askAgainSeconds = 10;

/** What may be waited for, one of each. */
type Wait = TimerName | 'hold' | 'feed';

/** The machine with its hands: it keeps the record, asks the service, and waits. */
class CheckoutEngine implements Checkout {
  state: State = firstState;
  readonly #options: CheckoutOptions;
  readonly #around: Environment;
  readonly #ask: ReturnType<typeof createServiceCalls>;
  readonly #selection: CurrentSelection;
  readonly #listeners = new Set<() => void>();
  readonly #waits = new Map<Wait, () => void>();
  /** What may be cut short: a quote by the next one, a question by the end. */
  readonly #open = new Map<string, AbortController>();
  #feed: unknown;
  #closed = false;
  /** A hold whose clocks have parted is asked about once. */
  #doubted: Hold | undefined;

  constructor(options: CheckoutOptions, around: Environment) {
    this.#options = options;
    this.#around = around;
    this.#ask = createServiceCalls(options, around.clocks);
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
    return hold && Math.ceil(secondsLeft(hold, this.#around.clocks()));
  }

  readonly readFeed: Checkout['readFeed'] = (feed) => {
    if (feed === this.#feed) return;
    this.#feed = feed;
    this.#happens({ type: 'feed_read' });
  };

  readonly select: Checkout['select'] = (selection) =>
    this.#happens({ type: 'selected', selection });

  readonly reserve: Checkout['reserve'] = () => {
    const secondsOpen = this.#options.secondsOpen?.();
    if (this.#permits('reserve'))
      this.#happens({
        type: 'reserve',
        channel: this.#options.channel?.(),
        secondsOpen,
      });
  };

  readonly giveDetails: Checkout['giveDetails'] = (details) =>
    this.#happens({ type: 'details_given', details });

  readonly previewPlans: Checkout['previewPlans'] = (planIds) => {
    const { planSums } = this.state;
    const unknown = planIds.filter((planId) => !planSums[planId]);
    for (const planId of isHeld(this.state) ? [] : unknown) {
      const { signal } = this.#controller(`plan ${planId}`);
      // Without it the plan's own label has to do.
      this.#ask.plan(this.state.selection, planId, signal).then(this.#happens, () => undefined);
    }
  };

  readonly choosePlan: Checkout['choosePlan'] = (planId) =>
    this.select({ ...this.state.selection, planId });

  readonly pay: Checkout['pay'] = () => {
    if (this.#permits('pay')) this.#happens({ type: 'pay' });
  };

  readonly back: Checkout['back'] = (to) => this.#happens({ type: 'back', to });

  readonly giveUp: Checkout['giveUp'] = () => this.#happens({ type: 'give_up' });

  readonly startOver: Checkout['startOver'] = () => this.#happens({ type: 'start_over' });

  readonly check: Checkout['check'] = () => this.#happens({ type: 'check' });

  close(): void {
    this.#closed = true;
    for (const end of this.#waits.values()) end();
    for (const controller of this.#open.values()) controller.abort();
    this.#waits.clear();
  }

  open(): void {
    this.state = firstState;
    this.#selection.change({ planId: undefined });
    this.#closed = false;
    this.#feed = undefined;
    this.#resume();
  }

  /** What an earlier page has kept goes before what has been chosen on this one. */
  #resume(): void {
    const kept = this.#options.store.read();
    if (kept) this.#happens({ type: 'restored', kept, now: this.#around.clocks() });
    this.#readSelection();
  }

  /** What is chosen counts while it is chosen, and later once the buyer is back at the choice. */
  readonly #readSelection = (): void =>
    this.#happens({ type: 'selected', selection: this.#selection.value });

  /** Only where it would lead somewhere is the page asked whether it may. */
  #permits(what: 'reserve' | 'pay'): boolean {
    const { step, order, selection } = this.state;
    const reserves = step === 'expired' || (step === 'choosing' && selection.items.length > 0);
    const leads = what === 'pay' ? step === 'payment' : reserves;
    if (!leads) return true;
    const sums = what === 'pay' ? order?.sums : sumsFor(this.state);
    return this.#options.permit?.(what, sums) ?? true;
  }

  readonly #happens = (event: Event): void => {
    // Whoever took this place speaks now: a late answer must not write over their record.
    if (this.#closed) return;
    const then = this.state;
    const { state, effects } = next(then, event);
    this.state = state;
    // The record is there before anything is asked: a reply may be lost together with the page.
    if (state !== then) this.#options.store.write(recordOf(state));
    for (const effect of effects) this.#act(effect);
    if (state === then) return;
    this.#selection.change(selectionChanges(then.selection, state.selection));
    this.#watchHold();
    const reached = milestoneBetween(then, state);
    if (reached) this.#options.onMilestone?.(reached);
    for (const listener of [...this.#listeners]) listener();
    if (state.step !== then.step) this.#readSelection();
  };

  #act(effect: Effect): void {
    if (effect.do === 'wait') {
      const { timer, spread = this.#quoteSpread(timer) } = effect;
      const chosen = effect.seconds + spread * this.#around.random();
      // No crowd asks how an order stands: there a minute is the longest.
      const seconds = timer === 'ask_again' ? Math.min(chosen, longestWaitSeconds) : chosen;
      if (timer === 'reserve_again' && this.state.intent?.waits) this.#options.onTurn?.(seconds);
      // How an order stands is asked for whoever looks; coming back to the page asks at once. ORD-04
      const waitsOn = () => timer === 'ask_again' && this.#around.isHidden();
      this.#wait(timer, seconds, () =>
        waitsOn() ? this.#act(effect) : this.#happens({ type: 'time_came', timer }),
      );
    } else if (effect.do === 'stop_waiting') this.#stopWaiting(effect.timer);
    else if (effect.do === 'read_feed') this.#wantFeed();
    else void this.#answerTo(effect).then(this.#happens, () => undefined);
  }

  /** In the rush many are refused at once, and each has been told why. */
  #wantFeed(): void {
    const read = () => this.#options.onFeedWanted?.();
    if (!isEarly(this.#options.secondsOpen?.())) read();
    else this.#wait('feed', feedSpreadSeconds * this.#around.random(), read);
  }

  /** Who presses "Continue" in the rush needs no price before: what is held says it. */
  #quoteSpread(timer: TimerName): number {
    const isRush = timer === 'quote_due' && isEarly(this.#options.secondsOpen?.());
    return isRush && !this.state.selection.planId ? quoteSpreadSeconds : 0;
  }

  #answerTo(effect: Request): Promise<Event> {
    if (effect.do === 'perform') return this.#perform(effect.action);
    // The name of an effect says its kind, which types cannot follow.
    const ask = this.#ask[effect.do] as (effect: Request, signal: AbortSignal) => Promise<Event>;
    return ask(effect, this.#controller(effect.do).signal);
  }

  async #perform(action: PayAction): Promise<Event> {
    const failure = await this.#options
      .perform(action)
      .catch((): Failure => ({ code: 'payment_failed' }));
    return { type: 'performed', ...(failure && { failure }) };
  }

  /** Ends the one before of the same name. */
  #controller(name: string): AbortController {
    this.#open.get(name)?.abort();
    const controller = new AbortController();
    this.#open.set(name, controller);
    return controller;
  }

  #wait(timer: Wait, seconds: number, then: () => void): void {
    this.#stopWaiting(timer);
    const end = this.#around.wait(seconds, () => {
      this.#waits.delete(timer);
      then();
    });
    this.#waits.set(timer, end);
  }

  #stopWaiting(timer: Wait): void {
    this.#waits.get(timer)?.();
    this.#waits.delete(timer);
  }

  /** What is still held. */
  get #hold(): Hold | undefined {
    const { step, order } = this.state;
    return ['completed', 'expired', 'refused'].includes(step) ? undefined : order?.hold;
  }

  /** Every second: has the hold run out, or have the clocks parted? Then only the service knows. */
  #watchHold(): void {
    const hold = this.#hold;
    if (!hold) {
      this.#stopWaiting('hold');
      return;
    }
    const left = secondsLeft(hold, this.#around.clocks());
    this.#wait('hold', left > 0 ? Math.min(1, left) : askAgainSeconds, () => {
      const now = this.#around.clocks();
      const doubted = hasDrifted(hold, now) && this.#doubted !== hold;
      if (doubted) this.#doubted = hold;
      if (doubted || secondsLeft(hold, now) <= 0) this.check();
      this.#watchHold();
    });
  }
}

type Request = Exclude<Effect, { do: 'wait' | 'stop_waiting' | 'read_feed' }>;

/** A checkout of one event, taken up where an earlier page left it. */
export const createCheckout = (
  options: CheckoutOptions,
  around: Partial<Environment> = {},
): Checkout => new CheckoutEngine(options, { ...browserEnvironment, ...around });
