import type { ReserveRequest } from '../../contract/checkout.js';
import { heldPrices, isOwed, withoutPlan, quoteNow, stopQuote } from './choice.js';
import { mayHaveActed } from './lost.js';
import { stepOf } from './onward.js';
import { withLines } from '../order/order-lines.js';
import { cartOf } from '../sale/selection.js';
import { isEarly } from '../sale/rush.js';
import { firstTurn, turnAfter, turnAgain } from './turns.js';
import {
  move,
  stay,
  selectionFromKey,
  selectionKey,
  type Effect,
  type EventOf,
  type Failure,
  type Intent,
  type Move,
  type State,
} from './state.js';

/** Holds what is chosen. A hold of just that is taken up again; any other lasts until it ends. */
export function askToReserve(state: State, event: EventOf<'reserve'>): Move {
  const { selection, order } = state;
  if (selection.items.length === 0) {
    return move(state, { problem: { code: 'nothing_chosen', during: 'choosing' } });
  }
  if (order && state.held === selectionKey(selection)) {
    return move(state, { step: stepOf(order), problem: undefined }, { do: 'ask', order });
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

function beginReserve(
  state: State,
  { channel, secondsOpen }: Omit<EventOf<'reserve'>, 'type'>,
): Move {
  const selection = selectionKey(state.selection);
  const { order } = state;
  // Who was waiting waits again: a second press is no way to be earlier.
  if (state.intent?.selection === selection) return firstTurn(state, state.intent);
  const intent: Intent = { selection, channel, isEarly: isEarly(secondsOpen) || undefined };
  if (!order || order.payment.status === 'none') {
    const waits = turnAfter(secondsOpen);
    return waits ? firstTurn(state, { ...intent, waits }) : sendReserve(state, intent);
  }
  // It may be paid by now, in another window: then no other order is wanted.
  const looking = { ...intent, looksFirst: true };
  const changes = { step: 'reserving', intent: looking, problem: undefined } as const;
  return move(state, changes, stopQuote, { do: 'ask', order });
}

/** Sends it, once: without an answer it is for the buyer to send it again. */
export function sendReserve(state: State, intent: Intent): Move {
  const { selection, channel, sentAway, isEarly } = intent;
  const sent: Intent = { selection, channel, sentAway, isEarly };
  const body: ReserveRequest = {
    ...cartOf(selectionFromKey(selection)),
    ...(channel && { attribution: channel }),
  };
  const effect: Effect = { do: 'reserve', body };
  return move(state, { step: 'reserving', intent: sent, problem: undefined }, stopQuote, effect);
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
  return move(state, { ...changes, step: 'details' });
}

/** Its turn has come. */
export const reserveAgain = (state: State): Move =>
  state.intent ? sendReserve(state, state.intent) : stay(state);

/** Refused: nothing is held, but what was held before is. Lost: perhaps something is. */
export function reserveFailed(state: State, { failure }: EventOf<'failed'>): Move {
  const { intent } = state;
  const later = intent && turnAgain(state, intent, failure);
  if (later) return later;
  if (mayHaveActed(failure.code)) return lostReserve(state, failure);
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

/** Asked again it could be held twice: that is for the buyer. */
function lostReserve(state: State, failure: Failure): Move {
  const problem = { ...failure, code: 'unsure', during: 'reserve' } as const;
  return move(state, { problem, step: 'choosing', intent: undefined }, quoteNow);
}
