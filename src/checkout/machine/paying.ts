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

/** However often it is pressed, one payment begins: the step is another from here on. */
export function startPayment(state: State): Move {
  const { order } = state;
  if (!order) return stay(state);
  const changes = { step: 'paying', problem: undefined, action: undefined, polls: 0 } as const;
  const { token } = order;
  return move(state, changes, { do: isFree(order) ? 'complete_free' : 'pay', token });
}

export function payAnswered(state: State, { isUnderWay, action }: EventOf<'pay_answered'>): Move {
  const known = state.order;
  // A service that names no status has nothing to do for a browser because one is under way
  // already; if this is the first that it was asked for, because it knows no way to pay.
  if (!action && !(isUnderWay ?? known?.payment.status !== 'none')) {
    const problem = { code: 'no_way_to_pay', during: 'pay' } as const;
    return askStatus({ ...state, step: 'unknown', problem });
  }
  // Not every service says again, when it is asked how the order stands, what has begun.
  const payment = { status: action ? 'requires_action' : 'processing', message: '' } as const;
  const order = known && { ...known, payment };
  if (action) return move(state, { action, order }, { do: 'perform', action });
  return askStatus({ ...state, step: 'waiting', order });
}

/** Whatever a provider says, and whatever stands in an address: only the service knows. */
export function paymentPerformed(state: State, { failure }: EventOf<'performed'>): Move {
  const step = failure ? 'unknown' : 'waiting';
  // Who goes back from a form has no problem.
  const isLeft = failure?.code === 'payment_left';
  const problem = failure && !isLeft ? ({ ...failure, during: 'pay' } as const) : undefined;
  return askStatus({ ...state, step, problem, action: undefined });
}

/** `{ completed: true }` is the service's word; tickets and codes it tells when it is asked. spec L253 */
export function freeCompleted(state: State): Move {
  const { order } = state;
  if (!order) return stay(state);
  const done = statusReceived(state, { type: 'told', order: { ...order, status: 'completed' } });
  return { ...done, effects: [...done.effects, { do: 'ask', order: done.state.order ?? order }] };
}

/** A reply that was lost is no failure: the order may be paid. */
export function payFailed(state: State, { task, failure }: EventOf<'failed'>): Move {
  const { order } = state;
  if (!order) return stay(state);
  const problem: Problem = { ...failure, during: task };
  // Only the service knows whether a payment has started. What failed is said once it answers.
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

/** What was refused has not begun. */
function atPayment(state: State, problem: Problem, ...effects: Effect[]): Move {
  const order = state.order && withPayment(state.order, undefined, 'none');
  return move(state, { step: 'payment', order, problem, action: undefined }, ...effects);
}

const withPayment = (order: Order, from: 'none' | undefined, status: 'none' | undefined): Order =>
  order.payment.status === from ? { ...order, payment: { status, message: '' } } : order;

/** The order is not free after all; if it cannot be paid either, it leads nowhere. spec L253 */
function payInstead(state: State, order: Order, problem: Problem): Move {
  const owing: Order = { ...order, owes: true };
  // It has been refused as one to be paid.
  const told = order.owes === false ? { ...problem, code: 'order_stuck' } : problem;
  return atPayment({ ...state, order: owing }, told, { do: 'ask', order: owing });
}

/** The order owes nothing after all. */
function completeInstead(state: State, problem: Problem): Move {
  if (!state.order) return atPayment(state, problem);
  const order = { ...state.order, owes: false };
  return move(state, { order }, { do: 'complete_free', token: order.token });
}
