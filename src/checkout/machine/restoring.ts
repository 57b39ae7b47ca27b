import { quoteNow } from './choice.js';
import { withLines } from '../order/order-lines.js';
import { sumsOf, unknownOrder, type Order } from '../order/order.js';
import { beginReserve, mostTries } from './reserving.js';
import {
  move,
  stay,
  selectionKey,
  type EventOf,
  type Intent,
  type SessionRecord,
  type Move,
  type State,
} from './state.js';

/** Takes up what an earlier page left behind. */
export function restored(state: State, { kept }: EventOf<'restored'>): Move {
  const { selection, details, intent, token, held } = kept;
  if (state.order) return stay(state);
  const order = token ? orderOf(token, kept) : undefined;
  const base = { ...state, selection, details, order, held };
  if (intent) return resumed(base, intent);
  if (!order) return stay(base, quoteNow);
  // Its buyer was choosing something else.
  const isElsewhere = held !== undefined && held !== selectionKey(selection);
  const returned = kept.away ? 'waiting' : 'unknown';
  return move(base, { step: isElsewhere ? 'choosing' : returned }, { do: 'ask', order }, quoteNow);
}

/** What the earlier page knew stays known where the service does not say it again. */
function orderOf(token: string, { completed, unpaid, held, sums }: SessionRecord): Order {
  const order = unknownOrder(token, completed ? 'completed' : undefined);
  const payment = unpaid ? ({ status: 'none', message: '' } as const) : order.payment;
  return withLines({ ...order, payment, sums: sumsOf({ ...sums, paymentPlan: sums?.plan }) }, held);
}

/**
 * The page went while `reserve` was under way: with an id it is only told again. Where it had been
 * given up, it is the buyer's turn.
 */
function resumed(state: State, intent: Intent): Move {
  const { clientRequestId } = intent.body;
  const repeatable = !!clientRequestId && intent.selection === selectionKey(state.selection);
  if (repeatable && intent.tries < mostTries)
    return beginReserve({ ...state, intent }, clientRequestId);
  const problem = { code: 'unsure', during: 'reserve' } as const;
  return move(state, { problem, intent: repeatable ? intent : undefined }, quoteNow);
}
