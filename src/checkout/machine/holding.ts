import { shorterHold } from '../order/hold.js';
import { quoteNow, withoutPlan } from './choice.js';
import { quoteDue } from './choosing.js';
import { move, stay, type Effect, type EventOf, type Move, type State } from './state.js';

/** Sends the details. They may be sent again until the payment starts. spec L251 */
export function detailsGiven(state: State, { details }: EventOf<'details_given'>): Move {
  const { order } = state;
  if (!order) return stay(state);
  const effect: Effect = { do: 'submit_details', token: order.token, details };
  return move(state, { step: 'sending', details, problem: undefined }, effect);
}

export function detailsTaken(state: State, { hold }: EventOf<'details_taken'>): Move {
  if (!state.order) return stay(state);
  const known = state.order.hold;
  const order = {
    ...state.order,
    hasDetails: true,
    hold: hold ? shorterHold(known, hold) : known,
  };
  return move(state, { step: 'payment', order });
}

/** The typed details stay after any failure. */
export function detailsFailed(state: State, { failure }: EventOf<'failed'>): Move {
  const { order } = state;
  if (!order) return stay(state);
  const problem = { ...failure, during: 'details' } as const;
  const changes = { step: 'details', problem } as const;
  switch (failure.code) {
    case 'hold_expired':
    case 'not_found':
    case 'bad_request': // the payment may have started in another tab
      return move(state, changes, { do: 'ask', order });
    case 'consent_text_mismatch':
      return move(state, changes, { do: 'read_feed' });
    default:
      return move(state, changes);
  }
}

/** Goes back to an earlier step; the hold stays. */
export function goBack(state: State, { to }: EventOf<'back'>): Move {
  if (to === 'details' && state.order?.status === 'awaiting_payment') {
    return move(state, { problem: { code: 'payment_begun', during: 'details' } });
  }
  const changes = { step: to, problem: undefined };
  if (to === 'details') return move(state, changes);
  const priced = quoteDue({ ...state, ...changes });
  return { ...priced, effects: [{ do: 'read_feed' }, ...priced.effects] };
}

/**
 * Drops an order that can be neither paid nor completed; selection and details stay. The plan goes,
 * as a free order on a plan is refused both ways. spec L253
 */
export function giveUp(state: State): Move {
  const selection = withoutPlan(state.selection);
  const rest = { order: undefined, held: undefined, intent: undefined, problem: undefined };
  return move(state, { ...rest, step: 'choosing', selection }, { do: 'read_feed' }, quoteNow);
}
