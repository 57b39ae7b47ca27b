import type { DetailsRequest, PayAction, ReserveRequest } from '../../contract/checkout.js';
import type { ErrorDetails } from '../../contract/errors.js';
import type { Clocks, Hold } from '../order/hold.js';
import type { Loose } from '../../contract/loose.js';
import type { Order, Sums } from '../order/order.js';
import type { Selection } from '../sale/selection.js';

export { selectionKey, selectionFromKey, type Item, type Selection } from '../sale/selection.js';

/** Where a buyer stands. Every one of them has a way forward. */
export type Step =
  /** Tickets are chosen; nothing is held, or a hold waits while its buyer looks around again. */
  | 'choosing'
  /** `reserve` is under way. */
  | 'reserving'
  /** Held: who is buying? */
  | 'details'
  /** `submitDetails` is under way. */
  | 'sending'
  /** Held: all is there to see, nothing is paid. */
  | 'payment'
  /** `pay` or `completeFree` is under way, or the buyer is at the payment. */
  | 'paying'
  /** The payment is being processed; the service is asked now and then. */
  | 'waiting'
  /** A reply was lost, or the page comes back to an order: only the service knows. */
  | 'unknown'
  | 'completed'
  /** The hold ended; nothing was charged. */
  | 'expired'
  /** The service ended it: cancelled, or paid too late and refunded. */
  | 'refused';

/** As typed and ticked. Consents and wording as the feed published them, under its keys. spec L251 */
export interface Details extends Omit<DetailsRequest, 'consents' | 'consentTextSnapshot'> {
  readonly consents: Readonly<Record<string, boolean>>;
  readonly consentTextSnapshot: Readonly<Record<string, string>>;
}

/** What is asked of the service. */
export type Task = 'quote' | 'reserve' | 'details' | 'pay' | 'complete_free' | 'status';

/** Why something was not done. `code` is the service's, or one of ours. */
export interface Failure {
  readonly code: string;
  /** Too many asked at once: the same may be asked again, later. */
  readonly isBusy?: boolean | undefined;
  readonly retryAfterSeconds?: number | undefined;
  readonly details?: ErrorDetails | undefined;
}

/** What stands in a buyer's way, until the next thing they do. */
export interface Problem extends Failure {
  readonly during: Task | 'choosing';
  /** In the service's words: the reason of a declined payment. */
  readonly message?: string;
}

export interface QuoteState {
  readonly status: 'none' | 'asking' | 'ready' | 'failed';
  /** The choice that `sums` are for, as text: what is chosen, paid all at once. */
  readonly selection?: string;
  readonly sums?: Sums;
  readonly warnings: readonly { readonly code: string; readonly releaseId?: string | undefined }[];
}

/** A press on "Continue": what it asks for, and when that is sent. spec L250 */
export interface Intent {
  readonly selection: string;
  readonly channel?: Channel | undefined;
  /** First it must be known what became of the order in hand, whose payment has begun. */
  readonly checksOrderFirst?: boolean | undefined;
  /** It waits for its turn: for so many seconds at least. */
  readonly waitSeconds?: number | undefined;
  /** How often the service has refused it for now. */
  readonly refusedTimes?: number | undefined;
  /** The sale has only just opened. */
  readonly isInRush?: boolean | undefined;
}

export interface State {
  readonly step: Step;
  readonly selection: Selection;
  readonly quote: QuoteState;
  readonly intent?: Intent | undefined;
  readonly order?: Order | undefined;
  /** The selection that `order` holds. */
  readonly held?: string | undefined;
  /** Kept through expiry and reload; gone when the order is complete. */
  readonly details?: Details | undefined;
  readonly problem?: Problem | undefined;
  /** What the choice at hand would mean, paid by a plan: by its id. */
  readonly planSums: Readonly<Record<string, Sums>>;
  /** What the service asks of the buyer's browser. */
  readonly action?: PayAction | undefined;
  /** How often the service has been asked in a row. */
  readonly polls: number;
}

export type Event =
  // The buyer
  | { readonly type: 'selected'; readonly selection: Selection }
  | {
      readonly type: 'reserve';
      readonly channel?: Channel | undefined;
      /** For how long what is chosen may have been sold; not long, where many wait for it. */
      readonly secondsOpen?: number | undefined;
    }
  | { readonly type: 'details_given'; readonly details: Details }
  | { readonly type: 'pay' }
  | { readonly type: 'back'; readonly to: 'choosing' | 'details' }
  | { readonly type: 'give_up' }
  | { readonly type: 'start_over' }
  // The service
  | { readonly type: 'feed_read' }
  | {
      readonly type: 'quoted';
      /** The choice, as text without a plan. */
      readonly selection: string;
      readonly sums: Sums;
      readonly warnings: QuoteState['warnings'];
    }
  | {
      readonly type: 'plan_quoted';
      /** The choice, as text without a plan. */
      readonly selection: string;
      readonly planId: string;
      readonly sums: Sums;
    }
  | { readonly type: 'reserved'; readonly order: Order }
  | {
      readonly type: 'details_taken';
      readonly hold: Hold | undefined;
    }
  | {
      readonly type: 'pay_answered';
      /** Paid or being paid: nothing is left to do here. `undefined` if the service does not say. */
      readonly isUnderWay: boolean | undefined;
      readonly action: PayAction | undefined;
    }
  | { readonly type: 'freed' }
  | { readonly type: 'told'; readonly order: Order }
  | { readonly type: 'failed'; readonly task: Task; readonly failure: Failure }
  // The world
  /** A payment provider is done, whatever it says: the service decides. */
  | { readonly type: 'performed'; readonly failure?: Failure }
  | { readonly type: 'restored'; readonly kept: SessionRecord; readonly now: Clocks }
  /** Focus, network, another tab, a page out of the cache, a hold that ran out: what is true now? */
  | { readonly type: 'check' }
  | { readonly type: 'time_came'; readonly timer: TimerName };

/** One kind of event. */
export type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

export type TimerName = 'quote_due' | 'reserve_again' | 'ask_again';

/** Where a buyer came from, for the organiser's figures. spec L296 */
export type Channel = NonNullable<ReserveRequest['attribution']>;

/** What is to be done about it, as data: the machine itself does nothing. */
export type Effect =
  | { readonly do: 'quote'; readonly selection: Selection }
  | { readonly do: 'reserve'; readonly body: ReserveRequest }
  | { readonly do: 'submit_details'; readonly token: string; readonly details: Details }
  | { readonly do: 'pay'; readonly token: string }
  | { readonly do: 'complete_free'; readonly token: string }
  | { readonly do: 'ask'; readonly order: Order }
  | { readonly do: 'perform'; readonly action: PayAction }
  | {
      readonly do: 'wait';
      readonly timer: TimerName;
      readonly seconds: number;
      /** Others were told the same: chance adds up to so many. */
      readonly spread?: number;
    }
  | { readonly do: 'stop_waiting'; readonly timer: TimerName }
  /** Prices or stock are not what they were. */
  | { readonly do: 'read_feed' };

/** What outlives a reload, in this tab. */
export interface SessionRecord {
  readonly version: 1;
  readonly selection: Selection;
  /** `reserve` was under way, or waited for its turn. */
  readonly intent?: Intent | undefined;
  readonly token?: string | undefined;
  readonly held?: string | undefined;
  /** What it costs: not every service says so again. */
  readonly sums?: Loose<Sums> | undefined;
  readonly details?: Details | undefined;
  /** Left for the payment, perhaps to come back in another tab. */
  readonly away?: boolean | undefined;
  /** The service has said that the order is complete. */
  readonly completed?: boolean | undefined;
  /** The service has taken the details. */
  readonly hasDetails?: boolean | undefined;
  /** Nothing has been asked of `pay` yet. */
  readonly unpaid?: boolean | undefined;
  /** Promised at `reserve`, and never told again. */
  readonly offers?: Loose<Order['offers']> | undefined;
  /** How long it was held, and when that was by the wall clock: not every service says so again. */
  readonly hold?: Loose<{ seconds: number; at: number }> | undefined;
  /** More than a day old by the clock of this device, which may be wrong. Never written. */
  readonly isOld?: boolean | undefined;
}

export interface Move {
  readonly state: State;
  readonly effects: readonly Effect[];
}

export const firstState: State = {
  step: 'choosing',
  selection: { items: [] },
  quote: { status: 'none', warnings: [] },
  planSums: {},
  polls: 0,
};

/** The state with these changes, and what is to be done. */
export const move = (state: State, changes: Partial<State>, ...effects: Effect[]): Move => ({
  state: { ...state, ...changes },
  effects,
});

export const stay = (state: State, ...effects: Effect[]): Move => ({ state, effects });
