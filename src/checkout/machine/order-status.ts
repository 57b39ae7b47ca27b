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

/** Steps in which the buyer waits, so that an answer of the service moves them on. */
const passiveSteps: readonly Step[] = ['unknown', 'waiting', 'paying'];

/** The answer to a payment request says more than an earlier status request. */
const answerIsComing = ({ step, action }: State): boolean => step === 'paying' && !action;

/** Asks for the status of the order, if there is one and no payment request is under way. */
export function askStatus(state: State): Move {
  const { order } = state;
  if (!order || answerIsComing(state)) return stay(state);
  return stay(state, { do: 'ask', order });
}

/** A completed order is asked for only until its codes are there. */
export const askForCodes = (state: State): Move =>
  awaitsCodes(state) ? askStatus(state) : stay(state);

/** Only the status at the service decides. spec L254 */
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

/** Another order is made, unless this one is paid or being paid. */
export const statusReceivedWhileReserving = forCurrentOrder((state, order) => {
  if (order.status === 'completed') return endOrder(state, 'completed');
  const { intent } = state;
  if (!intent?.checksOrderFirst) return stay(state);
  return isProcessing(state)
    ? waitForStatus({ ...state, intent: undefined })
    : sendReserve(state, intent);
});

/** Drops answers about other orders, and adds to the answer what is known already. */
function forCurrentOrder(decide: (state: State, order: Order) => Move) {
  return (state: State, { order: answer }: EventOf<'told'>): Move => {
    if (state.order?.token !== answer.token) return stay(state);
    const order = withKnownHold(answer, state.order.hold);
    return decide({ ...state, order: withLines(order, state.held) }, order);
  };
}

/** Keeps the shorter hold: another answer may have come since the request. */
function withKnownHold(order: Order, known: Hold | undefined): Order {
  const { hold } = order;
  if (!hold || hold === known) return order;
  return { ...order, hold: shorterHold(known, hold) };
}

const isProcessing = ({ order }: State): boolean => order?.payment.status === 'processing';

/** A payment that is processing when the hold ends is refunded: the checkout waits for that. */
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
  // The answer has no status, so the last problem decides.
  const { code } = state.problem ?? {};
  if (code === 'hold_expired') return holdExpired(state);
  return payment.status || code === 'no_way_to_pay' ? orderStillHeld(state) : waitForStatus(state);
}

/** A payment form in this page reports its outcome itself. */
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
    return stay(state); // an answer without news does not disturb a buyer who is typing
  }
  const shown: Step = processing || step !== 'unknown' ? 'waiting' : step;
  return move(state, { step: shown, polls: polls + 1, action: undefined }, pollAgain(polls));
}

/** The hold ended while its buyer was choosing again. */
function orderReleased(state: State): Move {
  const isExpired = state.order?.status === 'expired';
  const problem = isExpired ? ({ code: 'hold_expired', during: 'status' } as const) : state.problem;
  return move(state, { order: undefined, held: undefined, problem }, quoteNow);
}

/** The order is held and not paid. A payment that was started may be continued. */
function orderStillHeld(state: State): Move {
  const { step, order, problem } = state;
  if (!order) return stay(state);
  // Once the payment has started the details are fixed.
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

/** The service may learn of a payment a moment later. */
const isSettling = ({ step, polls }: State, { payment }: Order): boolean =>
  step === 'waiting' && payment.status === 'requires_action' && polls < 2;

function endOrder(state: State, step: 'completed' | 'expired' | 'refused'): Move {
  const stop: Effect = { do: 'stop_waiting', timer: 'ask_again' };
  const changes = { step, intent: undefined, problem: undefined, action: undefined, polls: 0 };
  if (step !== 'completed') return move(state, changes, stop, { do: 'read_feed' });
  const { promo } = state.selection; // what it reveals stays visible
  const selection = { items: [], ...(promo && { promo }) };
  // The confirmation shows the e-mail address; the session record of a completed order has none.
  const order = state.order && { ...state.order, email: state.details?.buyer.email };
  const codes = awaitCodes({ ...state, ...changes, order, details: undefined, selection });
  return { ...codes, effects: [stop, ...codes.effects] };
}

/** Codes for other events were promised and are still missing. spec L254 */
const awaitsCodes = ({ order }: State): boolean =>
  order !== undefined && order.offers.length > 0 && order.codes.length === 0;

function awaitCodes(state: State): Move {
  const { polls } = state;
  if (!awaitsCodes(state) || polls >= mostFastPolls) return stay(state);
  return move(state, { polls: polls + 1 }, pollAgain(polls));
}

const accessErrorCodes = ['unauthorized', 'origin_not_allowed', 'secret_key'];

/** The status of the current order is unknown, so no other order is made. */
export function checkBeforeReserveFailed(state: State, { failure }: EventOf<'failed'>): Move {
  const { intent } = state;
  if (!intent?.checksOrderFirst) return stay(state);
  if (failure.code === 'not_found') return sendReserve({ ...state, order: undefined }, intent);
  return notReserved(state, { ...failure, during: 'status' });
}

/** A failure disturbs a busy buyer only if the order is gone. */
export const statusFailedWhileBusy = (state: State, { failure }: EventOf<'failed'>): Move =>
  failure.code === 'not_found' ? forgetOrder(state) : stay(state);

/** Asks again later, or when the network is back. */
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

/** The service does not know this order: a day has passed, or it never existed. */
function forgetOrder(state: State): Move {
  const problem = { code: 'order_gone', during: 'status' } as const;
  const changes = { step: 'choosing', order: undefined, held: undefined } as const;
  if (state.order?.isOld && state.step !== 'choosing') {
    // After days its buyer comes back as a new visitor.
    const asNew = { selection: { items: [] }, details: undefined, problem: undefined };
    return move(state, { ...changes, ...asNew, action: undefined }, { do: 'read_feed' });
  }
  return move(state, { ...changes, problem, action: undefined }, { do: 'read_feed' }, quoteNow);
}
