import { gapLimits } from '../../../contract/limits.js';
import { refuse } from '../../requests/refuse.js';
import { keepsTickets, lapsesAt, secondsUntil } from './live.js';
import type { OrderRecord } from '../../records/order.js';

interface Holder {
  eventId: string;
  caller: string;
  device: string | null;
  now: number;
}

/**
 * Nobody holds a festival hostage: so many live holds at one event for one connection or page, and
 * for one device. spec L319, L343
 * @throws {Refusal} too_many_holds, with the seconds until there is room again
 */
export function checkQuota(
  orders: readonly OrderRecord[],
  { eventId, caller, device, now }: Holder,
): void {
  const live = orders.filter((order) => order.eventId === eventId && keepsTickets(order));
  const waits = [
    waitOf(live.filter((order) => order.caller === caller)),
    waitOf(live.filter((order) => device !== null && order.device === device)),
  ].filter((wait) => wait !== undefined);
  if (waits.length === 0) return;
  refuse('too_many_holds', `At most ${gapLimits.liveHoldsPerCaller} orders at a time.`, {
    retryAfterSeconds: secondsUntil(Math.max(...waits), now),
  });
}

/** When the oldest of too many holds lapses; undefined where there is room for another. */
function waitOf(holds: readonly OrderRecord[]): number | undefined {
  const [oldest] = holds;
  return oldest && holds.length >= gapLimits.liveHoldsPerCaller ? lapsesAt(oldest) : undefined;
}
