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

/** Resumes the session record of an earlier page. */
export function restored(state: State, { kept, now }: EventOf<'restored'>): Move {
  const { selection, details, intent, token, held } = kept;
  if (state.order) return stay(state);
  const order = token ? orderOf(token, kept, now) : undefined;
  const base = { ...state, selection, details, order, held };
  if (intent && !intent.checksOrderFirst) return resumeReserve(base, intent);
  if (!order) return stay(base, quoteNow);
  // The buyer had gone back to choose other tickets.
  const hasChosenAnew = held !== undefined && held !== selectionKey(selection);
  const returned = kept.away ? 'waiting' : 'unknown';
  return move(
    base,
    { step: hasChosenAnew ? 'choosing' : returned },
    { do: 'ask', order },
    quoteNow,
  );
}

/** The order as the earlier page knew it, as not every service states everything again. */
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

/** The hold minus the time since. A device clock that was set back does not make it longer. */
function holdLeft({ hold }: SessionRecord, now: Clocks): Hold | undefined {
  const elapsedSeconds = Math.max(0, now.wall - Number(hold?.at)) / 1000;
  const seconds = Math.max(0, Number(hold?.seconds) - elapsedSeconds);
  return Number.isNaN(seconds) ? undefined : { seconds, since: now };
}

/**
 * The page closed while `reserve` was in the queue or under way. A queued request keeps its wait, so
 * that a reload is no shortcut. After a sent one tickets may be held, so the buyer decides.
 */
function resumeReserve(state: State, intent: Intent): Move {
  if (intent.waitSeconds) return joinQueue(state, intent);
  const { order } = state;
  const problem = { code: 'unsure', during: 'reserve' } as const;
  const asking: Effect[] = order ? [{ do: 'ask', order }] : [];
  return move(state, { problem, mayHold: true }, ...asking, quoteNow);
}
