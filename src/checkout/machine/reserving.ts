import type { ReserveRequest } from '../../contract/checkout.js';
import { heldPrices, isOwed, withoutPlan, quoteNow, stopQuote } from './choice.js';
import { mayHaveActed } from './lost.js';
import { nextStepFor } from './onward.js';
import { withLines } from '../order/order-lines.js';
import { cartOf } from '../sale/selection.js';
import { isEarly } from '../sale/rush.js';
import { firstTurn, turnAfter, turnAgain } from './turns.js';
import {
  move,
  stay,
  selectionKey,
  type Channel,
  type Effect,
  type EventOf,
  type Failure,
  type Intent,
  type Move,
  type State,
} from './state.js';

/** Asked again so often when no answer came; then it is the buyer's turn. */
export const mostTries = 3;

/** Holds what is chosen. A hold of just that is taken up again, any other is given back for it. */
export function reserve(state: State, event: EventOf<'reserve'>): Move {
  const { selection, order } = state;
  if (selection.items.length === 0) {
    return move(state, { problem: { code: 'nothing_chosen', during: 'choosing' } });
  }
  if (order && state.held === selectionKey(selection)) {
    return move(
      state,
      { step: nextStepFor(state, order), problem: undefined },
      { do: 'ask', order },
    );
  }
  // Whether anything is owed decides whether it can be paid in parts.
  if (selection.planId && state.quote.status === 'asking') return stay(state);
  if (selection.planId && selection.promo && state.quote.status === 'failed') {
    // The code may be why nothing is: nobody could finish such an order on a plan. spec L253
    return move(state, { problem: state.problem ?? noPrice }, quoteNow);
  }
  const payable =
    selection.planId && !isOwed(state) ? { ...state, selection: withoutPlan(selection) } : state;
  return beginReserve(payable, event);
}

/** What the order that has ended held, once more. */
export const reserveAnew = (state: State, event: EventOf<'reserve'>): Move =>
  beginReserve(withoutEndedOrder(state), event);

const noPrice = { code: 'no_price', during: 'choosing' } as const;

/** The same intention keeps its id, so that a reply that was lost is only told again. */
export function beginReserve(state: State, event: Omit<EventOf<'reserve'>, 'type'>): Move {
  const { requestId, channel, secondsOpen } = event;
  const selection = selectionKey(state.selection);
  const { order } = state;
  if (state.intent?.selection === selection) return resumeReserve(state, state.intent);
  const body = bodyOf(state, requestId, channel);
  const intent: Intent = { selection, tries: 1, body, isEarly: isEarly(secondsOpen) || undefined };
  if (!order || order.payment.status === 'none') {
    const waits = turnAfter(secondsOpen);
    return waits ? firstTurn(state, { ...intent, waits }) : sendReserve(state, intent);
  }
  // It may be paid by now, in another window: then there is nothing to replace.
  const looking = { ...intent, tries: 0 };
  const changes = { step: 'reserving', intent: looking, problem: undefined } as const;
  return move(state, changes, stopQuote, { do: 'ask', order });
}

/** Who was waiting waits again: neither a press nor a reload is a way to be earlier. */
export const resumeReserve = (state: State, intent: Intent): Move =>
  intent.waits
    ? firstTurn(state, intent)
    : sendReserve(state, { ...intent, tries: 1, again: true });

const sendReserve = (state: State, intent: Intent): Move =>
  move(state, { step: 'reserving', intent, problem: undefined }, stopQuote, {
    do: 'reserve',
    body: intent.body,
  });

/** Members that the specification does not state go only to a service that says it knows them. */
function bodyOf(state: State, requestId: string, channel?: Channel): ReserveRequest {
  const { selection, capabilities, order } = state;
  const knows = (capability: string) => capabilities.includes(capability);
  return {
    ...cartOf(selection),
    ...(channel && { attribution: channel }),
    ...(knows('reserve_request_id') && { clientRequestId: requestId }),
    ...(knows('replace_hold') && order && { replaceCheckoutToken: order.token }),
  };
}

/** Without what has ended; what was chosen and typed stays, and the price that was agreed to. */
function withoutEndedOrder(state: State): State {
  const rest = { order: undefined, held: undefined, intent: undefined };
  return { ...state, ...heldPrices(state), ...rest };
}

export function reserved(state: State, { order }: EventOf<'reserved'>): Move {
  const { intent } = state;
  if (!intent) return stay(state);
  const changes = {
    order: withLines(order, intent.selection),
    held: intent.selection,
    intent: undefined,
  };
  const asking: Effect[] = intent.again ? [{ do: 'ask', order }] : [];
  return move(state, { ...changes, step: 'details' }, ...asking);
}

/** The order to be replaced is known: it may be. */
export function statusLooked(state: State): Move {
  const { intent } = state;
  return intent ? sendReserve(state, { ...intent, tries: 1 }) : stay(state);
}

export function reserveAgain(state: State): Move {
  const { intent } = state;
  if (!intent) return stay(state);
  const next = intent.waits
    ? { ...intent, waits: undefined }
    : { ...intent, tries: intent.tries + 1, again: true };
  return sendReserve(state, next);
}

/** Refused: nothing is held, but what was held before is. Lost: perhaps something is. */
export function reserveFailed(state: State, { failure }: EventOf<'failed'>): Move {
  const { intent } = state;
  const later = intent && turnAgain(state, intent, failure);
  if (later) return later;
  if (intent && mayHaveActed(failure.code)) return lostReserve(state, intent, failure);
  return notReserved(state, { ...failure, during: 'reserve' });
}

/** Back to the choice, without the intention; a plan that was refused is chosen no longer. */
export function notReserved(state: State, problem: State['problem']): Move {
  const selection =
    problem?.code === 'plan_unavailable' ? withoutPlan(state.selection) : state.selection;
  const { quote } = state;
  // A price that was not waited for is of no use for what cannot be had.
  const isIdle = gone.has(problem?.code ?? '') && quote.status === 'asking';
  const after = { ...state, quote: isIdle ? { ...quote, status: 'failed' as const } : quote };
  const changes = { intent: undefined, step: 'choosing', selection, problem } as const;
  return move(after, changes, ...questionsAfter(after, problem, isIdle));
}

const gone = new Set(['sold_out', 'not_on_sale', 'unknown_release']);

/** One reading at most: what is new about prices is asked for once that has come. */
function questionsAfter({ quote }: State, problem: State['problem'], isIdle: boolean): Effect[] {
  const isKnown = isIdle || quote.status === 'ready';
  const unasked = isKnown ? [] : [quoteNow];
  return problem?.isBusy || problem?.code === 'too_many_holds'
    ? unasked
    : [{ do: 'read_feed' }, ...unasked];
}

function lostReserve(state: State, intent: Intent, failure: Failure): Move {
  const repeatable = intent.body.clientRequestId !== undefined;
  if (repeatable && intent.tries < mostTries) {
    const seconds = intent.tries;
    return stay(state, { do: 'wait', timer: 'reserve_again', seconds, spread: seconds });
  }
  const problem = { ...failure, code: 'unsure', during: 'reserve' } as const;
  // Where the service does not know the id, asking again would hold twice: that is for the buyer.
  const kept = repeatable ? intent : undefined;
  return move(state, { problem, step: 'choosing', intent: kept }, quoteNow);
}
