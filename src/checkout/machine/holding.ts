import { shorterHold } from '../order/hold.js';
import { quoteNow, withoutPlan } from './choice.js';
import { quoteDue } from './choosing.js';
import { move, stay, type Effect, type EventOf, type Move, type State } from './state.js';

/** Who buys. They may be sent again until the payment begins. spec L251 */
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

/** What was typed stays, whatever the reason. */
export function detailsFailed(state: State, { failure }: EventOf<'failed'>): Move {
  const { order } = state;
  if (!order) return stay(state);
  const problem = { ...failure, during: 'details' } as const;
  const changes = { step: 'details', problem } as const;
  switch (failure.code) {
    case 'hold_expired':
    case 'not_found':
    case 'bad_request': // perhaps the payment has begun elsewhere
      return move(state, changes, { do: 'ask', order });
    case 'consent_text_mismatch':
      return move(state, changes, { do: 'read_feed' });
    default:
      return move(state, changes);
  }
}

/** An earlier step again; what is held stays held. */
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
 * Lets go of a hold that leads nowhere, as it can be neither paid nor completed. What was chosen and
 * typed stays. A plan may be why: an order of nothing on a plan is refused both ways. spec L253
 */
export function giveUp(state: State): Move {
  const selection = withoutPlan(state.selection);
  const rest = { order: undefined, held: undefined, intent: undefined, problem: undefined };
  return move(state, { ...rest, step: 'choosing', selection }, { do: 'read_feed' }, quoteNow);
}
