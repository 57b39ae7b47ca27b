import { quoteNow } from './choice.js';
import { shorterHold, type Hold } from '../order/hold.js';
import { stepForOrder } from './step-for-order.js';
import { withLines } from '../order/order-lines.js';
import type { Order } from '../order/order.js';
import { notReserved, sendReserve } from './reserving.js';
import { longestWaitSeconds } from './reserve-queue.js';
import {
  move,
  stay,
  type Effect,
  type EventOf,
  type Move,
  type State,
  type Step,
} from './state.js';

/** Steps in which the buyer waits for word, so that the service's word moves them on. */
const passiveSteps: readonly Step[] = ['unknown', 'waiting', 'paying'];

/** What is under way says more than a question that was asked before it. */
const answerIsComing = ({ step, action }: State): boolean => step === 'paying' && !action;

/** Asks how the order stands, if there is one and no answer is under way. */
export function askStatus(state: State): Move {
  const { order } = state;
  if (!order || answerIsComing(state)) return stay(state);
  return stay(state, { do: 'ask', order });
}

/** Of a completed order only its codes are still wanted. */
export const askForCodes = (state: State): Move =>
  awaitsCodes(state) ? askStatus(state) : stay(state);

/** What the service says of the order decides, and nothing else. spec L254 */
export const statusReceived = forCurrentOrder((state, order) => {
  switch (order.status) {
    case 'completed':
      return endOrder(state, 'completed');
    case 'expired':
      return holdExpired(state);
    case 'cancelled':
      return state.step === 'choosing' ? orderReleased(state) : endOrder(state, 'refused');
    case 'refunded':
      return endOrder(state, 'refused');
    default:
      return activeOrder(state, order);
  }
});

export const codesReceived = forCurrentOrder(awaitCodes);

/** Another order is about to be made, unless this one is being paid, or paid. */
export const statusReceivedWhileReserving = forCurrentOrder((state, order) => {
  if (order.status === 'completed') return endOrder(state, 'completed');
  const { intent } = state;
  if (!intent?.checksOrderFirst) return stay(state);
  return isProcessing(state)
    ? waitForStatus({ ...state, intent: undefined })
    : sendReserve(state, intent);
});

/** An answer about the order that is in hand, with what is known of it besides. */
function forCurrentOrder(decide: (state: State, order: Order) => Move) {
  return (state: State, { order: answer }: EventOf<'told'>): Move => {
    if (state.order?.token !== answer.token) return stay(state);
    const order = withKnownHold(answer, state.order.hold);
    return decide({ ...state, order: withLines(order, state.held) }, order);
  };
}

/** What was heard of the hold since it was asked counts, too. */
function withKnownHold(order: Order, known: Hold | undefined): Order {
  const { hold } = order;
  if (!hold || hold === known) return order;
  return { ...order, hold: shorterHold(known, hold) };
}

const isProcessing = ({ order }: State): boolean => order?.payment.status === 'processing';

/** Money that is on its way when its order ends comes back: until then nothing is over. */
function holdExpired(state: State): Move {
  if (isProcessing(state)) return waitForStatus(state);
  if (state.step === 'choosing') return orderReleased(state);
  return state.step === 'expired' ? stay(state) : endOrder(state, 'expired');
}

function activeOrder(state: State, { status, payment }: Order): Move {
  if (answerIsComing(state)) return stay(state);
  if (payment.status === 'processing') return waitForStatus(state);
  if (isAtForm(state)) return stay(state);
  if (status) return orderStillHeld(state);
  // It says nothing. That a hold is over, or that it knows no way to pay, it has said before.
  const { code } = state.problem ?? {};
  if (code === 'hold_expired') return holdExpired(state);
  return payment.status || code === 'no_way_to_pay' ? orderStillHeld(state) : waitForStatus(state);
}

/** A form of a payment provider in this page speaks for itself. */
const isAtForm = ({ step, action }: State): boolean =>
  step === 'paying' && action?.kind === 'client_secret';

/** 1, 2, 3, then every 5 seconds for two minutes, then twice a minute. */
function pollSeconds(polls: number): number {
  if (polls < 3) return polls + 1;
  return polls < mostFastPolls ? 5 : 30;
}

const mostFastPolls = 26;

const pollAgain = (polls: number, told?: number): Effect => ({
  do: 'wait',
  timer: 'ask_again',
  seconds: told ?? pollSeconds(polls),
  spread: told ?? 0,
});

function waitForStatus(state: State): Move {
  const { step, polls } = state;
  const processing = isProcessing(state);
  if (!passiveSteps.includes(step) && !processing) {
    return stay(state); // a buyer who is typing is not disturbed by an answer that says nothing
  }
  const shown: Step = processing || step !== 'unknown' ? 'waiting' : step;
  return move(state, { step: shown, polls: polls + 1, action: undefined }, pollAgain(polls));
}

/** A hold ended while its buyer was looking around. */
function orderReleased(state: State): Move {
  const isExpired = state.order?.status === 'expired';
  const problem = isExpired ? ({ code: 'hold_expired', during: 'status' } as const) : state.problem;
  return move(state, { order: undefined, held: undefined, problem }, quoteNow);
}

/** Nothing is paid. A payment that was begun may be gone on with: it is the same one. */
function orderStillHeld(state: State): Move {
  const { step, order, problem } = state;
  if (!order) return stay(state);
  // The details of a payment that has begun are settled.
  if (step === 'details' && order.status === 'awaiting_payment') {
    return move(state, { step: 'payment' });
  }
  if (!passiveSteps.includes(step)) return stay(state);
  if (isSettling(state, order)) return waitForStatus(state);
  return move(state, {
    step: stepForOrder(order),
    problem: paymentDeclined(order) ?? (problem?.during === 'status' ? undefined : problem),
    action: undefined,
    polls: 0,
  });
}

const paymentDeclined = ({ payment }: Order) =>
  payment.status === 'declined'
    ? ({ code: 'declined', during: 'pay', message: payment.message } as const)
    : undefined;

/** A payment that has just been made may be known a moment later only. */
const isSettling = ({ step, polls }: State, { payment }: Order): boolean =>
  step === 'waiting' && payment.status === 'requires_action' && polls < 2;

function endOrder(state: State, step: 'completed' | 'expired' | 'refused'): Move {
  const stop: Effect = { do: 'stop_waiting', timer: 'ask_again' };
  const changes = { step, intent: undefined, problem: undefined, action: undefined, polls: 0 };
  if (step !== 'completed') return move(state, changes, stop, { do: 'read_feed' });
  const { promo } = state.selection; // what it reveals stays in sight
  const selection = { items: [], ...(promo && { promo }) };
  // The buyer sees where the tickets go; what is written down of a completed order has no address.
  const order = state.order && { ...state.order, email: state.details?.buyer.email };
  const codes = awaitCodes({ ...state, ...changes, order, details: undefined, selection });
  return { ...codes, effects: [stop, ...codes.effects] };
}

/** Codes for other events were promised and are not there yet. spec L254 */
const awaitsCodes = ({ order }: State): boolean =>
  order !== undefined && order.offers.length > 0 && order.codes.length === 0;

function awaitCodes(state: State): Move {
  const { polls } = state;
  if (!awaitsCodes(state) || polls >= mostFastPolls) return stay(state);
  return move(state, { polls: polls + 1 }, pollAgain(polls));
}

const accessErrorCodes = ['unauthorized', 'origin_not_allowed', 'secret_key'];

/** What became of the order in hand is not known: then no other one is made. */
export function checkBeforeReserveFailed(state: State, { failure }: EventOf<'failed'>): Move {
  const { intent } = state;
  if (!intent?.checksOrderFirst) return stay(state);
  if (failure.code === 'not_found') return sendReserve({ ...state, order: undefined }, intent);
  return notReserved(state, { ...failure, during: 'status' });
}

/** A buyer who is busy is disturbed only where there is nothing left to be busy with. */
export const statusFailedWhileBusy = (state: State, { failure }: EventOf<'failed'>): Move =>
  failure.code === 'not_found' ? forgetOrder(state) : stay(state);

/** The network is gone: the next sign of it, or of time, asks again. */
export function statusFailed(state: State, { failure }: EventOf<'failed'>): Move {
  if (answerIsComing(state)) return stay(state);
  if (failure.code === 'not_found') return forgetOrder(state);
  const unknown: State = { ...state, step: 'unknown', action: undefined };
  if (accessErrorCodes.includes(failure.code)) {
    return move(unknown, { problem: { ...failure, during: 'status' } });
  }
  const { polls } = state;
  const { retryAfterSeconds: told } = failure;
  const again = told && told > longestWaitSeconds ? [] : [pollAgain(polls, told)];
  return move(unknown, { polls: polls + 1 }, ...again);
}

/** The service does not know this order any more: a day has passed, or it never did. */
function forgetOrder(state: State): Move {
  const problem = { code: 'order_gone', during: 'status' } as const;
  const changes = { step: 'choosing', order: undefined, held: undefined } as const;
  if (state.order?.isOld && state.step !== 'choosing') {
    // Its buyer has come back after days, as a new visitor.
    const asNew = { ...changes, selection: { items: [] }, details: undefined, action: undefined };
    return move(state, asNew, { do: 'read_feed' });
  }
  return move(state, { ...changes, problem, action: undefined }, { do: 'read_feed' }, quoteNow);
}
