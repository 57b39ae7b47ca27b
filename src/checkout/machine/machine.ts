import { quoteNow } from './choice.js';
import {
  feedRead,
  planQuoted,
  quoted,
  quoteFailed,
  quoteDue,
  selectionChanged,
} from './choosing.js';
import { askStatus, statusTold, statusFailed } from './following.js';
import { goBack, detailsFailed, detailsGiven, detailsTaken } from './holding.js';
import { freeCompleted, startPayment, payAnswered, payFailed, paymentPerformed } from './paying.js';
import { reserve, reserveAgain, reserved, reserveFailed } from './reserving.js';
import { restored } from './restoring.js';
import { firstState, type Event, type Failure, type Move, type State, type Task } from './state.js';

/**
 * What an event makes of a state, and what is to be done: pure, so that any course of events can be
 * played in a test. An event that means nothing where the buyer stands changes nothing.
 */
export function next(state: State, event: Event): Move {
  switch (event.type) {
    case 'selected':
      return selectionChanged(state, event.selection);
    case 'quoted':
      return quoted(state, event);
    case 'reserve':
      return reserve(state, event);
    case 'reserved':
      return reserved(state, event.order);
    case 'details_given':
      return detailsGiven(state, event.details);
    case 'details_taken':
      return detailsTaken(state, event);
    case 'plan_quoted':
      return planQuoted(state, event);
    case 'pay':
      return startPayment(state);
    case 'pay_answered':
      return payAnswered(state, event);
    case 'freed':
      return freeCompleted(state);
    case 'performed':
      return paymentPerformed(state, event.failure);
    case 'told':
      return statusTold(state, event.order);
    case 'failed':
      return failures[event.task](state, event.failure);
    case 'back':
      return goBack(state, event.to);
    case 'restored':
      return restored(state, event.kept);
    case 'check':
      return askStatus(state);
    case 'time_came':
      return timers[event.timer](state);
    case 'feed_read':
      return feedRead(state, event.capabilities);
    case 'start_over':
      return startOver(state);
  }
}

const failures: Record<Task, (state: State, failure: Failure) => Move> = {
  quote: quoteFailed,
  reserve: reserveFailed,
  details: detailsFailed,
  pay: payFailed,
  complete_free: payFailed,
  status: statusFailed,
};

const timers = { quote: quoteDue, reserve_again: reserveAgain, ask_again: askStatus };

/** Only an order that has ended can be left behind. */
function startOver(state: State): Move {
  if (!['completed', 'expired', 'refused'].includes(state.step)) return { state, effects: [] };
  const { capabilities, selection, details } = state;
  return {
    state: { ...firstState, capabilities, selection, details },
    effects: [{ do: 'read_feed' }, quoteNow],
  };
}
