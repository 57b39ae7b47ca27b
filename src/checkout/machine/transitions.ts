import {
  feedRead,
  planQuoted,
  quoted,
  quoteDue,
  quoteFailed,
  quoteMissed,
  selectionChanged,
} from './choosing.js';
import {
  askForCodes,
  askStatus,
  codesReceived,
  statusFailedWhileBusy,
  checkBeforeReserveFailed,
  statusFailed,
  statusReceived,
  statusReceivedWhileReserving,
} from './order-status.js';
import { detailsFailed, detailsGiven, detailsTaken, giveUp, goBack } from './holding.js';
import { freeCompleted, payAnswered, payFailed, paymentPerformed, startPayment } from './paying.js';
import { askToReserve, reserveAgain, reserveAnew, reserved, reserveFailed } from './reserving.js';
import { leaveQueue } from './reserve-queue.js';
import { restored } from './restoring.js';
import { startOver } from './starting-over.js';
import type { Event, EventOf, Move, State, Step, Task, TimerName } from './state.js';

/** Events by their names in the table: failures by task, timers by timer. */
type NamedEvents = {
  [Type in Exclude<Event['type'], 'failed' | 'time_came'>]: EventOf<Type>;
} & { [Type in `${Task}_failed`]: EventOf<'failed'> } & {
  [Type in TimerName]: EventOf<'time_came'>;
};

export type EventName = keyof NamedEvents;

type Row = { readonly [Name in EventName]?: (state: State, event: NamedEvents[Name]) => Move };

/** Prices, in every step. A late answer about another selection is dropped. */
const prices = {
  quoted,
  plan_quoted: planQuoted,
  quote_failed: quoteMissed,
};

/** The status of an order that may change: asked for after focus, network, another tab and time. */
const order = { check: askStatus, ask_again: askStatus, told: statusReceived };

/** The buyer is busy: a failed status request does not disturb them. */
const busy = { ...prices, ...order, status_failed: statusFailedWhileBusy };

/** The buyer waits for the service. */
const awaiting = { ...prices, ...order, status_failed: statusFailed };

/** What each event does in each step. Events missing in a row change nothing. In words: docs/checkout.md */
export const transitions: Readonly<Record<Step, Row>> = {
  choosing: {
    ...busy,
    selected: selectionChanged,
    feed_read: feedRead,
    quote_due: quoteDue,
    quote_failed: quoteFailed,
    restored,
    reserve: askToReserve,
  },
  reserving: {
    ...prices,
    reserved,
    reserve_failed: reserveFailed,
    reserve_again: reserveAgain,
    back: leaveQueue,
    told: statusReceivedWhileReserving,
    status_failed: checkBeforeReserveFailed,
  },
  details: { ...busy, details_given: detailsGiven, back: goBack },
  sending: { ...busy, details_taken: detailsTaken, details_failed: detailsFailed },
  payment: { ...busy, pay: startPayment, back: goBack, give_up: giveUp },
  paying: {
    ...awaiting,
    pay_answered: payAnswered,
    pay_failed: payFailed,
    freed: freeCompleted,
    complete_free_failed: payFailed,
    performed: paymentPerformed,
  },
  waiting: awaiting,
  unknown: awaiting,
  completed: {
    ...prices,
    check: askForCodes,
    ask_again: askForCodes,
    told: codesReceived,
    start_over: startOver,
  },
  // A free order may have completed although an older answer said that it expired.
  expired: {
    ...prices,
    ...order,
    freed: freeCompleted,
    reserve: reserveAnew,
    start_over: startOver,
  },
  refused: { ...prices, start_over: startOver },
};

/** The name of an event in the table. */
export function nameEvent(event: Event): EventName {
  if (event.type === 'failed') return `${event.task}_failed`;
  return event.type === 'time_came' ? event.timer : event.type;
}
