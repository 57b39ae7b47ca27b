import { quoteNow } from './choice.js';
import { feedRead, planQuoted, quoted, quoteFailed, quoteTime, wished } from './choosing.js';
import { ask, asked, askFailed } from './following.js';
import { back, detailsFailed, detailsGiven, detailsTaken } from './holding.js';
import { freed, pay, payAnswered, payFailed, performed } from './paying.js';
import { reserve, reserveAgain, reserved, reserveFailed } from './reserving.js';
import { restored } from './restoring.js';
import { firstState, type Event, type Failure, type Move, type State, type Task } from './state.js';

/**
 * What an event makes of a state, and what is to be done: pure, so that any course of events can be
 * played in a test. An event that means nothing where the buyer stands changes nothing.
 */
export function next(state: State, event: Event): Move {
  switch (event.type) {
    case 'wished':
      return wished(state, event.wish);
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
      return pay(state);
    case 'pay_answered':
      return payAnswered(state, event);
    case 'freed':
      return freed(state);
    case 'performed':
      return performed(state, event.failure);
    case 'told':
      return asked(state, event.order);
    case 'failed':
      return failures[event.task](state, event.failure);
    case 'back':
      return back(state, event.to);
    case 'restored':
      return restored(state, event.kept);
    case 'check':
      return ask(state);
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
  status: askFailed,
};

const timers = { quote: quoteTime, reserve_again: reserveAgain, ask_again: ask };

/** Only an order that has ended can be left behind. */
function startOver(state: State): Move {
  if (!['completed', 'expired', 'refused'].includes(state.step)) return { state, effects: [] };
  const { capabilities, wish, details } = state;
  return {
    state: { ...firstState, capabilities, wish, details },
    effects: [{ do: 'read_feed' }, quoteNow],
  };
}
