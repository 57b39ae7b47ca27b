import type { ReserveRequest } from '../contract/checkout.js';
import { isLost } from './lost.js';
import type { Order } from './order.js';
import {
  move,
  stay,
  textOf,
  type Channel,
  type Effect,
  type Event,
  type Failure,
  type Intent,
  type Move,
  type State,
} from './state.js';

/** Asked again so often when no answer came; then it is the buyer's turn. */
const mostTries = 3;

/** Holds what is chosen. A hold of just that is taken up again, any other is given back for it. */
export function reserve(
  state: State,
  { requestId, channel }: Extract<Event, { type: 'reserve' }>,
): Move {
  const { step, wish, order } = state;
  if (step === 'expired') return begin(ended(state), requestId, channel);
  if (step !== 'choosing') return stay(state);
  if (wish.items.length === 0) {
    return move(state, { problem: { code: 'nothing_chosen', during: 'choosing' } });
  }
  if (order && state.held === textOf(wish)) {
    const onward = order.nextStep === 'details' ? 'details' : 'payment';
    return move(state, { step: onward, problem: undefined }, { do: 'ask', order });
  }
  return begin(state, requestId, channel);
}

/** The same intention keeps its id, so that a reply that was lost is only told again. */
export function begin(state: State, requestId: string, channel?: Channel): Move {
  const wish = textOf(state.wish);
  const kept = state.intent?.wish === wish ? state.intent : undefined;
  const intent: Intent = kept
    ? { ...kept, tries: 1 }
    : { wish, tries: 1, body: bodyOf(state, requestId, channel) };
  return send(state, intent);
}

const send = (state: State, intent: Intent): Move =>
  move(
    state,
    { step: 'reserving', intent, problem: undefined },
    { do: 'stop_waiting', timer: 'quote' },
    { do: 'reserve', body: intent.body },
  );

/** Members that the specification does not state go only to a service that says it knows them. */
function bodyOf(state: State, requestId: string, channel?: Channel): ReserveRequest {
  const { wish, capabilities, quote, order } = state;
  const knows = (capability: string) => capabilities.includes(capability);
  const total = quote.status === 'ready' && quote.wish === textOf(wish) ? quote.sums : undefined;
  return {
    items: [...wish.items],
    ...(wish.promo && { promo: wish.promo }),
    ...(wish.planId && { paymentPlanId: wish.planId }),
    ...(channel && { attribution: channel }),
    ...(knows('reserve_request_id') && { clientRequestId: requestId }),
    ...(knows('replace_hold') && order && { replaceCheckoutToken: order.token }),
    ...(knows('expected_total') &&
      total?.totalPennies !== undefined && { expectedTotalPennies: total.totalPennies }),
  };
}

/** Without what has ended; what was chosen and typed stays. */
const ended = (state: State): State => ({
  ...state,
  order: undefined,
  held: undefined,
  intent: undefined,
  quote: { status: 'none', warnings: [] },
});

export function reserved(state: State, order: Order): Move {
  if (state.step !== 'reserving') return stay(state);
  const changes = {
    order,
    held: state.intent?.wish,
    intent: undefined,
    planSums: {},
    carryOn: false,
  };
  const { details } = state;
  if (!state.carryOn || !details) return move(state, { ...changes, step: 'details' });
  const effect: Effect = { do: 'submit_details', token: order.token, details };
  return move(state, { ...changes, step: 'sending' }, effect);
}

export function reserveAgain(state: State): Move {
  const { step, intent } = state;
  if (step !== 'reserving' || !intent) return stay(state);
  return send(state, { ...intent, tries: intent.tries + 1 });
}

/** Refused: nothing is held, but what was held before is. Lost: perhaps something is. */
export function reserveFailed(state: State, failure: Failure): Move {
  if (state.step !== 'reserving') return stay(state);
  const { intent } = state;
  if (intent && isLost(failure.code)) return lostReserve(state, intent, failure);
  const problem = { ...failure, during: 'reserve' } as const;
  if (state.carryOn) {
    // Another plan was refused: the order stands as it was.
    const wish = { ...state.wish, planId: planOf(state) };
    const changes = { wish, problem, intent: undefined, carryOn: false, step: 'payment' } as const;
    return move(state, changes, { do: 'read_feed' });
  }
  const changes = { problem, intent: undefined, step: 'choosing' } as const;
  const quote: Effect = { do: 'wait', timer: 'quote', seconds: 0 };
  return move(state, changes, { do: 'read_feed' }, quote);
}

function lostReserve(state: State, intent: Intent, failure: Failure): Move {
  const repeatable = intent.body.clientRequestId !== undefined;
  if (repeatable && intent.tries < mostTries) {
    return stay(state, { do: 'wait', timer: 'reserve_again', seconds: intent.tries });
  }
  const problem = { ...failure, code: 'unsure', during: 'reserve' } as const;
  // Where the service does not know the id, asking again would hold twice: that is for the buyer.
  const kept = repeatable ? intent : undefined;
  return move(state, { problem, step: 'choosing', carryOn: false, intent: kept });
}

/** The plan of the order as it stands. */
const planOf = ({ order }: State): string | undefined => order?.sums.plan?.offerId || undefined;
