import { refuse } from '../../requests/refuse.js';
import type { ReleaseRecord } from '../../records/tickets.js';

export interface CartItem {
  release: ReleaseRecord;
  quantity: number;
}

/** @throws {Refusal} quantity_not_allowed (requirements TIX-27, ERR-21) */
export function checkQuantities(items: readonly CartItem[], mostPerOrder: number | null): void {
  for (const { release, quantity } of items) {
    const { id: releaseId, name, minPerOrder, maxPerOrder } = release;
    if (quantity < minPerOrder) {
      refuse('quantity_not_allowed', `${name} is sold from ${minPerOrder} on.`, { releaseId });
    }
    if (maxPerOrder !== null && quantity > maxPerOrder) {
      refuse('quantity_not_allowed', `At most ${maxPerOrder} of ${name}.`, { releaseId });
    }
  }
  const all = items.reduce((sum, { quantity }) => sum + quantity, 0);
  if (mostPerOrder !== null && all > mostPerOrder) {
    refuse('quantity_not_allowed', `At most ${mostPerOrder} tickets in one order.`);
  }
}
