import { isLost } from './lost.js';
import { ask } from './following.js';
import type { Order } from './order.js';
import { move, stay, type Event, type Failure, type Move, type State } from './state.js';

/** However often it is pressed, one payment begins: the step is another from here on. */
export function pay(state: State): Move {
  const { step, order } = state;
  if (step !== 'payment' || !order) return stay(state);
  const free = order.nextStep === 'complete_free';
  return move(
    state,
    { step: 'paying', problem: undefined, action: undefined, polls: 0 },
    { do: free ? 'complete_free' : 'pay', token: order.token },
  );
}

export function payAnswered(
  state: State,
  { paid, processing, action }: Extract<Event, { type: 'pay_answered' }>,
): Move {
  if (state.step !== 'paying') return stay(state);
  if (paid || processing) return ask(move(state, { step: 'waiting' }).state);
  if (!action) {
    const problem = { code: 'no_way_to_pay', during: 'pay' } as const;
    return ask(move(state, { step: 'unknown', problem }).state);
  }
  const { order } = state;
  const payment = { status: 'requires_action', message: '' } as const;
  const begun = { action, order: order && { ...order, payment } };
  return move(state, begun, { do: 'perform', action });
}

/** Whatever a provider says, and whatever stands in an address: only the service knows. */
export function performed(state: State, failure?: Failure): Move {
  if (state.step !== 'paying') return stay(state);
  const step = failure ? 'unknown' : 'waiting';
  // Who goes back from a form has no problem.
  const isLeft = failure?.code === 'payment_left';
  const problem = failure && !isLeft ? ({ ...failure, during: 'pay' } as const) : undefined;
  return ask(move(state, { step, problem, action: undefined }).state);
}

export function freed(state: State): Move {
  return state.step === 'paying' ? ask(move(state, { step: 'waiting' }).state) : stay(state);
}

/** A reply that was lost is no failure: the order may be paid. */
export function payFailed(state: State, failure: Failure): Move {
  const { step, order } = state;
  if (step !== 'paying' || !order) return stay(state);
  if (isLost(failure.code)) return ask(move(state, { step: 'unknown' }).state);
  switch (failure.code) {
    case 'nothing_to_pay':
      return again(state, 'complete_free');
    case 'payment_required': {
      const owing = { ...order, nextStep: 'pay' } as const;
      return asking(atPayment({ ...state, order: owing }, failure).state, owing);
    }
    case 'details_required': {
      const problem = { ...failure, during: 'pay' } as const;
      return move(state, { step: 'details', problem });
    }
    default:
      return asking(atPayment(state, failure).state, order);
  }
}

const asking = (state: State, order: Order): Move => stay(state, { do: 'ask', order });

const atPayment = (state: State, failure: Failure): Move =>
  move(state, { step: 'payment', problem: { ...failure, during: 'pay' }, action: undefined });

/** The order owes nothing after all. */
function again(state: State, nextStep: 'complete_free'): Move {
  if (!state.order || state.order.nextStep === nextStep) {
    return atPayment(state, { code: 'nothing_to_pay' });
  }
  const order = { ...state.order, nextStep };
  return move(state, { order }, { do: 'complete_free', token: order.token });
}
