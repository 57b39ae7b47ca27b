import type { ReserveRequest } from '../../contract/checkout.js';
import { heldPrices, isOwed, withoutPlan, quoteNow, stopQuote } from './choice.js';
import { mayHaveActed } from './may-have-acted.js';
import { stepForOrder } from './step-for-order.js';
import { withLines } from '../order/order-lines.js';
import { cartOf } from '../sale/selection.js';
import { isOpeningRush } from '../sale/opening-rush.js';
import { joinQueue, queueSeconds, requeue } from './reserve-queue.js';
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

/** Holds the selection. A hold of the same selection is used again; any other one runs out. */
export function askToReserve(state: State, event: EventOf<'reserve'>): Move {
  const { selection, order } = state;
  if (selection.items.length === 0) {
    return move(state, { problem: { code: 'nothing_chosen', during: 'choosing' } });
  }
  if (order && state.held === selectionKey(selection)) {
    return move(state, { step: stepForOrder(order), problem: undefined }, { do: 'ask', order });
  }
  // Only an order that costs something can have a payment plan: wait for the price.
  if (selection.planId && state.quote.status === 'asking') return stay(state);
  if (selection.planId && selection.promo && state.quote.status === 'failed') {
    // The code may make the order free, and a free order on a plan can't be completed. spec L253
    return move(state, { problem: state.problem ?? noPrice }, quoteNow);
  }
  const payable =
    selection.planId && !isOwed(state) ? { ...state, selection: withoutPlan(selection) } : state;
  return startReserve(payable, event);
}

/** Reserves again what the ended order held. */
export const reserveAnew = (state: State, event: EventOf<'reserve'>): Move =>
  startReserve(withoutEndedOrder(state), event);

const noPrice = { code: 'no_price', during: 'choosing' } as const;

function startReserve(
  state: State,
  { channel, secondsOpen }: Omit<EventOf<'reserve'>, 'type'>,
): Move {
  const selection = selectionKey(state.selection);
  const { order } = state;
  // A second press keeps the place in the queue: it is no way to be earlier.
  if (state.intent?.selection === selection) return joinQueue(state, state.intent);
  const intent: Intent = { selection, channel, isInRush: isOpeningRush(secondsOpen) || undefined };
  if (!order || order.payment.status === 'none') {
    const waitSeconds = queueSeconds(secondsOpen);
    return waitSeconds ? joinQueue(state, { ...intent, waitSeconds }) : sendReserve(state, intent);
  }
  // It may be paid by now in another window. Then the buyer needs no other order.
  const checking: Intent = { ...intent, checksOrderFirst: true };
  const changes = { step: 'reserving', intent: checking, problem: undefined } as const;
  return move(state, changes, stopQuote, { do: 'ask', order });
}

/** Sends the request once. Without an answer the buyer decides whether to send it again. */
export function sendReserve(state: State, intent: Intent): Move {
  const { selection, channel, refusedTimes, isInRush } = intent;
  const sent: Intent = { selection, channel, refusedTimes, isInRush };
  const body: ReserveRequest = {
    ...cartOf(selectionFromKey(selection)),
    ...(channel && { attribution: channel }),
  };
  const effect: Effect = { do: 'reserve', body };
  return move(state, { step: 'reserving', intent: sent, problem: undefined }, stopQuote, effect);
}

/** Drops the ended order; keeps the selection, the details and the price that the buyer agreed to. */
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
    mayHold: undefined,
  };
  return move(state, { ...changes, step: 'details' });
}

/** The wait in the queue is over. */
export const reserveAgain = (state: State): Move =>
  state.intent ? sendReserve(state, state.intent) : stay(state);

/** After a refusal only an earlier hold is left. After a lost answer tickets may be held. */
export function reserveFailed(state: State, { failure }: EventOf<'failed'>): Move {
  const { intent } = state;
  const queued = intent && requeue(state, intent, failure);
  if (queued) return queued;
  if (mayHaveActed(failure.code)) return reserveLost(state, failure);
  return notReserved(state, { ...failure, during: 'reserve' });
}

/** Back to choosing. A plan that the service refused is no longer selected. */
export function notReserved(state: State, problem: State['problem']): Move {
  const selection =
    problem?.code === 'plan_unavailable' ? withoutPlan(state.selection) : state.selection;
  const { quote } = state;
  // Nobody needs the price of tickets that are unavailable.
  const isPriceMoot = unavailableCodes.has(problem?.code ?? '') && quote.status === 'asking';
  const after = { ...state, quote: isPriceMoot ? { ...quote, status: 'failed' as const } : quote };
  const changes = { intent: undefined, step: 'choosing', selection, problem } as const;
  return move(after, changes, ...readingsAfter(after, problem, isPriceMoot));
}

const unavailableCodes = new Set(['sold_out', 'not_on_sale', 'unknown_release']);

/** Reads the feed at most once: a new feed asks for new prices itself. */
function readingsAfter(
  { quote }: State,
  problem: State['problem'],
  isPriceMoot: boolean,
): Effect[] {
  const isKnown = isPriceMoot || quote.status === 'ready';
  const askPrice = isKnown ? [] : [quoteNow];
  return problem?.isBusy || problem?.code === 'too_many_holds'
    ? askPrice
    : [{ do: 'read_feed' }, ...askPrice];
}

/** A second request could hold tickets twice, so the buyer decides. */
function reserveLost(state: State, failure: Failure): Move {
  const problem = { ...failure, code: 'unsure', during: 'reserve' } as const;
  return move(state, { problem, step: 'choosing', intent: undefined, mayHold: true }, quoteNow);
}
