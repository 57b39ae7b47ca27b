import type { DetailsRequest, PayAction, ReserveRequest } from '../../contract/checkout.js';
import type { ErrorDetails } from '../../contract/errors.js';
import type { Clocks, Hold } from '../order/hold.js';
import type { Loose } from '../../contract/loose.js';
import type { Order, Sums } from '../order/order.js';
import type { Selection } from '../sale/selection.js';

export { selectionKey, selectionFromKey, type Item, type Selection } from '../sale/selection.js';

/** The step of the checkout that a buyer is in. Each one has a way forward. */
export type Step =
  /** The buyer chooses tickets. Nothing is held, or an earlier hold is still running. */
  | 'choosing'
  /** `reserve` is under way. */
  | 'reserving'
  /** Held: the buyer gives their details. */
  | 'details'
  /** `submitDetails` is under way. */
  | 'sending'
  /** Held: the buyer reviews the order; nothing is paid. */
  | 'payment'
  /** `pay` or `completeFree` is under way, or the buyer is at the payment. */
  | 'paying'
  /** The payment is being processed; the service is asked now and then. */
  | 'waiting'
  /** A reply was lost, or the page came back to an order: the service is asked. */
  | 'unknown'
  | 'completed'
  /** The hold ended; nothing was charged. */
  | 'expired'
  /** The service ended it: cancelled, or paid too late and refunded. */
  | 'refused';

/** The buyer's details. Consents and their wording have the keys of the feed. spec L251 */
export interface Details extends Omit<DetailsRequest, 'consents' | 'consentTextSnapshot'> {
  readonly consents: Readonly<Record<string, boolean>>;
  readonly consentTextSnapshot: Readonly<Record<string, string>>;
}

/** The requests of the checkout. */
export type Task = 'quote' | 'reserve' | 'details' | 'pay' | 'complete_free' | 'status';

/** Why a request failed. `code` is the service's, or one of ours. */
export interface Failure {
  readonly code: string;
  /** The service is busy: the same request may be sent again later. */
  readonly isBusy?: boolean | undefined;
  readonly retryAfterSeconds?: number | undefined;
  readonly details?: ErrorDetails | undefined;
}

/** A failure as the buyer sees it, until their next action. */
export interface Problem extends Failure {
  readonly during: Task | 'choosing';
  /** The service's reason for a declined payment. */
  readonly message?: string;
}

export interface QuoteState {
  readonly status: 'none' | 'asking' | 'ready' | 'failed';
  /** The key of the selection that `sums` are for, without a plan. */
  readonly selection?: string;
  readonly sums?: Sums;
  readonly warnings: readonly { readonly code: string; readonly releaseId?: string | undefined }[];
}

/** A press on "Continue": the selection to reserve, and when the request is sent. spec L250 */
export interface Intent {
  readonly selection: string;
  readonly channel?: Channel | undefined;
  /** The current order may be paid: its status is asked for before another order is made. */
  readonly checksOrderFirst?: boolean | undefined;
  /** Seconds that the request waits in the queue, at least. */
  readonly waitSeconds?: number | undefined;
  /** How often the service has refused the request for now. */
  readonly refusedTimes?: number | undefined;
  /** The sale opened a moment ago. */
  readonly isInRush?: boolean | undefined;
}

export interface State {
  readonly step: Step;
  readonly selection: Selection;
  readonly quote: QuoteState;
  readonly intent?: Intent | undefined;
  readonly order?: Order | undefined;
  /** The key of the selection that `order` holds. */
  readonly held?: string | undefined;
  /** Kept after expiry and reload; dropped when the order is complete. */
  readonly details?: Details | undefined;
  readonly problem?: Problem | undefined;
  /** An answer to `reserve` was lost: tickets that are gone may be held for this buyer. */
  readonly mayHold?: boolean | undefined;
  /** What the selection costs under each plan, by its id. */
  readonly planSums: Readonly<Record<string, Sums>>;
  /** What the service asks of the buyer's browser. */
  readonly action?: PayAction | undefined;
  /** How many status requests were made in a row. */
  readonly polls: number;
}

export type Event =
  // The buyer
  | { readonly type: 'selected'; readonly selection: Selection }
  | {
      readonly type: 'reserve';
      readonly channel?: Channel | undefined;
      /** Seconds since the sale of the selection opened. */
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
      /** The key of the selection, without a plan. */
      readonly selection: string;
      readonly sums: Sums;
      readonly warnings: QuoteState['warnings'];
    }
  | {
      readonly type: 'plan_quoted';
      /** The key of the selection, without a plan. */
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
      /** Paid or being paid: the browser has nothing to do. `undefined` if the service does not say. */
      readonly isUnderWay: boolean | undefined;
      readonly action: PayAction | undefined;
    }
  | { readonly type: 'freed' }
  | { readonly type: 'told'; readonly order: Order }
  | { readonly type: 'failed'; readonly task: Task; readonly failure: Failure }
  // The browser
  /** A payment provider has finished. Whatever it says, the service decides. */
  | { readonly type: 'performed'; readonly failure?: Failure }
  | { readonly type: 'restored'; readonly kept: SessionRecord; readonly now: Clocks }
  /** Ask for the status: after focus, network, another tab, bfcache, or a hold that ran out. */
  | { readonly type: 'check' }
  | { readonly type: 'time_came'; readonly timer: TimerName };

/** One kind of event. */
export type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

export type TimerName = 'quote_due' | 'reserve_again' | 'ask_again';

/** Where a buyer came from, for the organiser's statistics. spec L296 */
export type Channel = NonNullable<ReserveRequest['attribution']>;

/** What the engine has to do, as data: the machine itself has no side effects. */
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
      /** Chance adds up to this many seconds, so that browsers don't all come at once. */
      readonly spread?: number;
    }
  | { readonly do: 'stop_waiting'; readonly timer: TimerName }
  /** Prices or stock may have changed. */
  | { readonly do: 'read_feed' };

/** What survives a reload, in this tab. */
export interface SessionRecord {
  readonly version: 1;
  readonly selection: Selection;
  /** `reserve` was under way or in the queue. */
  readonly intent?: Intent | undefined;
  readonly token?: string | undefined;
  readonly held?: string | undefined;
  /** What the order costs: not every service states it again. */
  readonly sums?: Loose<Sums> | undefined;
  readonly details?: Details | undefined;
  /** The buyer left for the payment, and may return in another tab. */
  readonly away?: boolean | undefined;
  /** The service has confirmed the order. */
  readonly completed?: boolean | undefined;
  /** The service has accepted the details. */
  readonly hasDetails?: boolean | undefined;
  /** `pay` has not been called yet. */
  readonly unpaid?: boolean | undefined;
  /** Promised by `reserve`; no later answer repeats them. */
  readonly offers?: Loose<Order['offers']> | undefined;
  /** Length of the hold, and the wall clock at that moment: not every service states it again. */
  readonly hold?: Loose<{ seconds: number; at: number }> | undefined;
  /** More than a day old by the device's clock, which may be wrong. Not stored. */
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

/** The state with these changes, and the effects. */
export const move = (state: State, changes: Partial<State>, ...effects: Effect[]): Move => ({
  state: { ...state, ...changes },
  effects,
});

export const stay = (state: State, ...effects: Effect[]): Move => ({ state, effects });
