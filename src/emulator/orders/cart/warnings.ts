import type { Quote } from '../../../contract/checkout.js';
import type { QuantityDiscount } from '../../../contract/tickets.js';
import { availableTo } from './availability.js';
import type { CheckedCart } from './cart.js';
import type { CartItem } from './quantities.js';

type Warning = Quote['warnings'][number];

/** What of the cart can be had, and what is wrong with the rest: a quote refuses none of it. */
export function havable(
  cart: CheckedCart,
  now: string,
): { items: CartItem[]; warnings: Warning[] } {
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
export function codeWarnings(
  { code, promo }: CheckedCart,
  promoDiscountPennies: number,
): Warning[] {
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
export function freeTicketWarnings(
  { tickets }: CheckedCart,
  items: readonly CartItem[],
): Warning[] {
  return tickets.quantityDiscounts.flatMap((discount) => {
    const missing = missingFreeTickets(discount, items);
    const release = tickets.releases.find(({ id }) => id === freeReleaseOf(discount));
    if (missing <= 0 || release?.access.kind !== 'public') return [];
    const message = `${discount.label}: ${missing} more of ${release.name} would be free.`;
    return [{ code: 'add_free_ticket' as const, releaseId: release.id, message }];
  });
}

const freeReleaseOf = (discount: QuantityDiscount) =>
  discount.kind === 'buy_n_get_m' ? discount.freeReleaseId : undefined;

function missingFreeTickets(discount: QuantityDiscount, items: readonly CartItem[]): number {
  const freeReleaseId = freeReleaseOf(discount);
  if (discount.kind !== 'buy_n_get_m' || freeReleaseId === undefined) return 0;
  const { buyQuantity, freeQuantity, releaseIds } = discount;
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
