import { gapLimits } from '../../contract/limits.js';
import { refuse } from '../refuse.js';
import { isLive, lapsesAt, secondsUntil } from './live.js';
import type { OrderRecord } from './order-record.js';

/**
 * Nobody holds a festival hostage: so many live holds at one event for one connection, device or
 * page. spec L319, L343
 * @throws {Refusal} too_many_holds, with the seconds until the oldest one lapses
 */
export function checkQuota(
  orders: readonly OrderRecord[],
  { eventId, caller, now }: { eventId: string; caller: string; now: number },
): void {
  const live = orders.filter(
    (order) => order.eventId === eventId && order.caller === caller && isLive(order),
  );
  const [oldest] = live;
  if (!oldest || live.length < gapLimits.liveHoldsPerCaller) return;
  refuse('too_many_holds', `At most ${gapLimits.liveHoldsPerCaller} orders at a time.`, {
    retryAfterSeconds: secondsUntil(lapsesAt(oldest), now),
  });
}
