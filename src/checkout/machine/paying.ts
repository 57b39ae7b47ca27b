import { mayHaveActed } from './may-have-acted.js';
import { askStatus, statusReceived } from './order-status.js';
import { isFree, type Order } from '../order/order.js';
import {
  move,
  stay,
  type Effect,
  type EventOf,
  type Move,
  type Problem,
  type State,
} from './state.js';

/** Starts one payment, however often it is pressed, as the step changes at once. */
export function startPayment(state: State): Move {
  const { order } = state;
  if (!order) return stay(state);
  const changes = { step: 'paying', problem: undefined, action: undefined, polls: 0 } as const;
  const { token } = order;
  return move(state, changes, { do: isFree(order) ? 'complete_free' : 'pay', token });
}

export function payAnswered(state: State, { isUnderWay, action }: EventOf<'pay_answered'>): Move {
  const known = state.order;
  // An answer without status and action means that a payment is under way already or, on the first
  // request, that there is no way to pay.
  if (!action && !(isUnderWay ?? known?.payment.status !== 'none')) {
    const problem = { code: 'no_way_to_pay', during: 'pay' } as const;
    return askStatus({ ...state, step: 'unknown', problem });
  }
  // Not every service repeats in its status answer that the payment has started.
  const payment = { status: action ? 'requires_action' : 'processing', message: '' } as const;
  const order = known && { ...known, payment };
  if (action) return move(state, { action, order }, { do: 'perform', action });
  return askStatus({ ...state, step: 'waiting', order });
}

/** Neither a provider nor an address is trusted: the service is asked for the status. */
export function paymentPerformed(state: State, { failure }: EventOf<'performed'>): Move {
  const step = failure ? 'unknown' : 'waiting';
  // Leaving the form is not a failure.
  const isLeft = failure?.code === 'payment_left';
  const problem = failure && !isLeft ? ({ ...failure, during: 'pay' } as const) : undefined;
  return askStatus({ ...state, step, problem, action: undefined });
}

/** `{ completed: true }` completes the order; tickets and codes come with its status. spec L253 */
export function freeCompleted(state: State): Move {
  const { order } = state;
  if (!order) return stay(state);
  const done = statusReceived(state, { type: 'told', order: { ...order, status: 'completed' } });
  return { ...done, effects: [...done.effects, { do: 'ask', order: done.state.order ?? order }] };
}

/** After a lost reply the order may be paid, so that is not a failure. */
export function payFailed(state: State, { task, failure }: EventOf<'failed'>): Move {
  const { order } = state;
  if (!order) return stay(state);
  const problem: Problem = { ...failure, during: task };
  // Only the service knows whether a payment has started. The failure is shown once it answers.
  if (mayHaveActed(failure.code)) {
    const unknown = withPayment(order, 'none', undefined);
    return askStatus({ ...state, step: 'unknown', problem, order: unknown });
  }
  switch (failure.code) {
    case 'nothing_to_pay':
      return completeInstead(state, problem);
    case 'payment_required':
      return payInstead(state, order, problem);
    case 'details_required':
      return move(state, { step: 'details', order: { ...order, hasDetails: false }, problem });
    default:
      return atPayment(state, problem, { do: 'ask', order });
  }
}

/** Back to the payment step: a refused payment has not started. */
function atPayment(state: State, problem: Problem, ...effects: Effect[]): Move {
  const order = state.order && withPayment(state.order, undefined, 'none');
  return move(state, { step: 'payment', order, problem, action: undefined }, ...effects);
}

const withPayment = (order: Order, from: 'none' | undefined, status: 'none' | undefined): Order =>
  order.payment.status === from ? { ...order, payment: { status, message: '' } } : order;

/** The order is not free after all. If it can't be paid either, it is stuck. spec L253 */
function payInstead(state: State, order: Order, problem: Problem): Move {
  const owing: Order = { ...order, owes: true };
  // The service has refused the payment, too.
  const told = order.owes === false ? { ...problem, code: 'order_stuck' } : problem;
  return atPayment({ ...state, order: owing }, told, { do: 'ask', order: owing });
}

/** The order is free after all. */
function completeInstead(state: State, problem: Problem): Move {
  if (!state.order) return atPayment(state, problem);
  const order = { ...state.order, owes: false };
  return move(state, { order }, { do: 'complete_free', token: order.token });
}
