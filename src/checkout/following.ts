import { isLost } from './lost.js';
import { unknownOrder, type Order } from './order.js';
import { begin } from './reserving.js';
import {
  move,
  stay,
  textOf,
  type Effect,
  type Failure,
  type Kept,
  type Move,
  type State,
  type Step,
} from './state.js';

/** Steps in which the buyer waits for word, so that the service's word moves them on. */
const transient: readonly Step[] = ['unknown', 'waiting', 'paying'];
const over: readonly Step[] = ['completed', 'refused', 'expired'];

/** Asks how the order stands, if there is one that can still change and no answer is under way. */
export function ask(state: State): Move {
  const { order, step, action } = state;
  const answerIsComing = step === 'reserving' || (step === 'paying' && !action);
  if (!order || over.includes(step) || answerIsComing) return stay(state);
  return stay(state, { do: 'ask', order });
}

/** What the service says of the order decides, and nothing else. spec L254 */
export function asked(state: State, order: Order): Move {
  if (over.includes(state.step) || state.order?.token !== order.token) return stay(state);
  const told = { ...state, order };
  switch (order.status) {
    case 'completed':
      return end(told, 'completed');
    case 'expired':
    case 'cancelled':
      if (state.step === 'choosing') return letGo(state, order);
      return end(told, order.status === 'expired' ? 'expired' : 'refused');
    case 'refunded':
      return end(told, 'refused');
    default:
      return isUnderWay(order) ? wait(told) : held(told, order);
  }
}

/** A payment that the service is working on, or an answer that says nothing. */
const isUnderWay = ({ status, payment, nextStep }: Order): boolean =>
  payment.status === 'processing' ||
  nextStep === 'wait' ||
  (status === undefined && nextStep === undefined);

/** 1, 2, 3, then every 5 seconds for two minutes, then twice a minute. */
function pauseAfter(polls: number): number {
  if (polls < 3) return polls + 1;
  return polls < 26 ? 5 : 30;
}

function wait(state: State): Move {
  const { step, polls, order } = state;
  const processing = order?.payment.status === 'processing';
  if (!transient.includes(step) && !processing) {
    return stay(state); // a buyer who is typing is not disturbed by an answer that says nothing
  }
  const shown: Step = processing || step !== 'unknown' ? 'waiting' : step;
  const seconds = pauseAfter(polls);
  return move(
    state,
    { step: shown, polls: polls + 1 },
    { do: 'wait', timer: 'ask_again', seconds },
  );
}

/** A hold ended, or gave way to another one, while its buyer was looking around. */
function letGo(state: State, { status }: Order): Move {
  const problem =
    status === 'expired' ? ({ code: 'hold_expired', during: 'status' } as const) : state.problem;
  return move(state, { order: undefined, held: undefined, problem });
}

/** Nothing is paid. A payment that was begun may be gone on with: it is the same one. */
function held(state: State, order: Order): Move {
  const { payment } = order;
  if (!transient.includes(state.step)) return stay(state);
  if (isLate(state, order)) return wait(state);
  const problem =
    payment.status === 'declined'
      ? ({ code: 'declined', during: 'pay', message: payment.message } as const)
      : state.problem;
  const step = order.nextStep === 'details' ? 'details' : 'payment';
  return move(state, { step, problem, action: undefined, polls: 0 });
}

/** A payment that has just been made may be known a moment later only. */
const isLate = ({ step, polls }: State, { payment }: Order): boolean =>
  step === 'waiting' && payment.status === 'requires_action' && polls < 2;

function end(state: State, step: 'completed' | 'expired' | 'refused'): Move {
  const stop: Effect = { do: 'stop_waiting', timer: 'ask_again' };
  const changes = { step, problem: undefined, action: undefined, intent: undefined, polls: 0 };
  if (step !== 'completed') return move(state, changes, stop, { do: 'read_feed' });
  return move(state, { ...changes, details: undefined, wish: { items: [] } }, stop);
}

/** The network is gone: the next sign of it, or of time, asks again. */
export function askFailed(state: State, failure: Failure): Move {
  const { step, polls } = state;
  if (failure.code === 'not_found') return forget(state);
  if (!transient.includes(step)) return stay(state);
  if (!isLost(failure.code) && failure.code !== 'rate_limited') {
    return move(state, { step: 'unknown', problem: { ...failure, during: 'status' } });
  }
  const seconds = failure.retryAfterSeconds ?? pauseAfter(polls);
  const timer = { do: 'wait', timer: 'ask_again', seconds } as const;
  return move(state, { step: 'unknown', polls: polls + 1 }, timer);
}

/** The service does not know this order any more: a day has passed, or it never did. */
function forget(state: State): Move {
  const problem = { code: 'order_gone', during: 'status' } as const;
  const changes = { step: 'choosing', order: undefined, held: undefined, carryOn: false } as const;
  const quote: Effect = { do: 'wait', timer: 'quote', seconds: 0 };
  return move(state, { ...changes, problem, action: undefined }, { do: 'read_feed' }, quote);
}

/** Takes up what an earlier page left behind. */
export function restored(state: State, kept: Kept): Move {
  const { wish, details, intent, token, held: heldWish } = kept;
  if (state.step !== 'choosing' || state.order) return stay(state);
  const base = { ...state, wish, details };
  if (intent) return restoredIntent(base, kept);
  if (!token) {
    const quote: Effect = { do: 'wait', timer: 'quote', seconds: 0 };
    return wish.items.length > 0 ? stay(base, quote) : stay(base);
  }
  const order = unknownOrder(token);
  const step = kept.away ? 'waiting' : 'unknown';
  return move(base, { step, order, held: heldWish }, { do: 'ask', order });
}

/** The page went while `reserve` was under way: with an id it is only told again. */
function restoredIntent(state: State, { intent, token, held: heldWish }: Kept): Move {
  const order = token ? unknownOrder(token) : undefined;
  const base = { ...state, order, held: heldWish, intent };
  if (intent?.body.clientRequestId && intent.wish === textOf(state.wish)) {
    return begin(base, intent.body.clientRequestId);
  }
  return move(base, { intent: undefined, problem: { code: 'unsure', during: 'reserve' } });
}
