import { quoteNow } from './choice.js';
import type { Clocks, Hold } from '../order/hold.js';
import { withLines } from '../order/order-lines.js';
import { keptOffers, sumsOf, unknownOrder, type Order } from '../order/order.js';
import { joinQueue } from './reserve-queue.js';
import {
  move,
  stay,
  selectionKey,
  type Effect,
  type EventOf,
  type Intent,
  type SessionRecord,
  type Move,
  type State,
} from './state.js';

/** Takes up what an earlier page left behind. */
export function restored(state: State, { kept, now }: EventOf<'restored'>): Move {
  const { selection, details, intent, token, held } = kept;
  if (state.order) return stay(state);
  const order = token ? orderOf(token, kept, now) : undefined;
  const base = { ...state, selection, details, order, held };
  if (intent && !intent.checksOrderFirst) return resumeReserve(base, intent);
  if (!order) return stay(base, quoteNow);
  // Its buyer was choosing something else.
  const hasChosenAnew = held !== undefined && held !== selectionKey(selection);
  const returned = kept.away ? 'waiting' : 'unknown';
  return move(
    base,
    { step: hasChosenAnew ? 'choosing' : returned },
    { do: 'ask', order },
    quoteNow,
  );
}

/** What the earlier page knew stays known where the service does not say it again. */
function orderOf(token: string, kept: SessionRecord, now: Clocks): Order {
  const { completed, unpaid, held, sums } = kept;
  const order = unknownOrder(token, completed ? 'completed' : undefined);
  const payment = unpaid ? ({ status: 'none', message: '' } as const) : order.payment;
  const hold = holdLeft(kept, now);
  const offers = keptOffers(kept.offers);
  const known = {
    ...order,
    hasDetails: kept.hasDetails === true,
    payment,
    hold,
    offers,
    isOld: kept.isOld,
    sums: sumsOf({ ...sums, paymentPlan: sums?.plan }),
  };
  return withLines(known, held);
}

/** Less what has gone by on the clock of the device; put back, it makes it no longer. */
function holdLeft({ hold }: SessionRecord, now: Clocks): Hold | undefined {
  const elapsedSeconds = Math.max(0, now.wall - Number(hold?.at)) / 1000;
  const seconds = Math.max(0, Number(hold?.seconds) - elapsedSeconds);
  return Number.isNaN(seconds) ? undefined : { seconds, since: now };
}

/**
 * The page went while `reserve` waited for its turn, or was under way: then perhaps something is held,
 * and it is for the buyer to ask again. A reload is no way to be earlier.
 */
function resumeReserve(state: State, intent: Intent): Move {
  if (intent.waitSeconds) return joinQueue(state, intent);
  const { order } = state;
  const problem = { code: 'unsure', during: 'reserve' } as const;
  const asking: Effect[] = order ? [{ do: 'ask', order }] : [];
  return move(state, { problem }, ...asking, quoteNow);
}
