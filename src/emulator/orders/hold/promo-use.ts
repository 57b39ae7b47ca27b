import { refuse } from '../../requests/refuse.js';
import { sameCode } from '../../rules/promo-code.js';
import type { PromoRecord } from '../../records/tickets.js';
import { keepsTickets } from './live.js';
import type { OrderRecord } from '../../records/order.js';

/**
 * A code of limited use counts while it is in a hold, and for ever once the order is complete.
 * spec L317
 * @throws {Refusal} promo_used_up
 */
export function checkPromoUse(
  { code, maxUses, used }: PromoRecord,
  orders: readonly OrderRecord[],
  eventId: string,
): void {
  if (maxUses === null) return;
  const inHolds = orders.filter(
    (order) =>
      order.eventId === eventId &&
      keepsTickets(order) &&
      order.promo &&
      sameCode(order.promo, code),
  );
  if (used + inHolds.length >= maxUses) {
    refuse('promo_used_up', `The code ${code} is in use, or used up.`);
  }
}
