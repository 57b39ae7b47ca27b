import type { Quote } from '../../contract/checkout.js';
import type { QuantityDiscount } from '../../contract/tickets.js';
import { availableTo, type CartItem, type CheckedCart, priceOf, readCart } from '../orders/cart.js';
import { crossEventOffers } from '../orders/cross-event.js';
import { holdCart } from '../orders/hold.js';
import { secondsUntil, tokenExpiresAt } from '../orders/order.js';
import { timestampOf } from '../state/clock.js';
import type { Handler } from './handler.js';

/** A preview that holds nothing. spec L249 */
export const quote: Handler<'quote'> = ({ state, event, body }) => {
  const quotedAt = state.clock.timestamp();
  const cart = readCart(event, body, state.clock.now());
  const { items, warnings } = havable(cart, quotedAt);
  const totals = priceOf(cart, items, quotedAt);
  return {
    ...totals,
    warnings: [
      ...warnings,
      ...codeWarnings(cart, totals.promoDiscountPennies),
      ...freeTicketWarnings(cart, items),
    ],
    quotedAt,
  };
};

/** spec L250 */
export const reserve: Handler<'reserve'> = ({ state, event, body, caller, device }) => {
  const order = holdCart(state, { event, request: body, caller, device });
  const now = state.clock.now();
  return {
    ...order.totals,
    orderId: order.id,
    reference: order.reference,
    checkoutToken: order.token,
    tokenExpiresAt: timestampOf(tokenExpiresAt(order)),
    status: 'held',
    holdExpiresAt: order.holdExpiresAt,
    holdSeconds: secondsUntil(Date.parse(order.holdExpiresAt), now),
    serverTime: timestampOf(now),
    crossEventOffers: crossEventOffers(state.world, event),
  };
};

type Warning = Quote['warnings'][number];

/** What of the cart can be had, and what is wrong with the rest: a quote refuses none of it. */
function havable(cart: CheckedCart, now: string): { items: CartItem[]; warnings: Warning[] } {
  const items: CartItem[] = [];
  const warnings: Warning[] = [];
  for (const { release, quantity, available } of availableTo(cart, now)) {
    const { id: releaseId, name, minPerOrder } = release;
    if (available < minPerOrder) {
      warnings.push({ code: 'sold_out', releaseId, message: `${name} is sold out.` });
      continue;
    }
    items.push({ release, quantity: Math.min(quantity, available) });
    if (quantity <= available) continue;
    const message = `Only ${available} of ${name} are left.`;
    warnings.push({ code: 'quantity_reduced', releaseId, message });
  }
  return { items, warnings };
}

/** Why the code that was sent takes nothing off. */
function codeWarnings({ code, promo }: CheckedCart, promoDiscountPennies: number): Warning[] {
  if (!code) return [];
  if (code.status === 'used_up') {
    return [{ code: 'promo_used_up', releaseId: null, message: `${code.text} is used up.` }];
  }
  const takesNothing = promo?.effect.kind !== 'unlock_only' && promoDiscountPennies === 0;
  if (promo && !takesNothing) return [];
  const message = `${code.text} does not count for this cart.`;
  return [{ code: 'promo_not_applied', releaseId: null, message }];
}

/** Tickets that a discount would give away if they were in the cart (requirements section 25). */
function freeTicketWarnings({ tickets }: CheckedCart, items: readonly CartItem[]): Warning[] {
  return tickets.quantityDiscounts.flatMap((discount) => {
    if (discount.kind !== 'buy_n_get_m') return [];
    const release = tickets.releases.find(({ id }) => id === discount.freeReleaseId);
    const missing = missingFreeTickets(discount, items);
    if (missing <= 0 || release?.access.kind !== 'public') return [];
    const message = `${discount.label}: ${missing} more of ${release.name} would be free.`;
    return [{ code: 'add_free_ticket' as const, releaseId: release.id, message }];
  });
}

type Giveaway = Extract<QuantityDiscount, { kind: 'buy_n_get_m' }>;

function missingFreeTickets(
  { buyQuantity, freeQuantity, freeReleaseId, releaseIds }: Giveaway,
  items: readonly CartItem[],
): number {
  const count = (isMeant: (item: CartItem) => boolean) =>
    items.filter(isMeant).reduce((sum, { quantity }) => sum + quantity, 0);
  const bought = count(
    ({ release }) =>
      release.id !== freeReleaseId &&
      release.pricePennies > 0 &&
      (releaseIds === null || releaseIds.includes(release.id)),
  );
  const there = count(({ release }) => release.id === freeReleaseId);
  return Math.floor(bought / buyQuantity) * freeQuantity - there;
}
