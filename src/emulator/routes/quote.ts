import { readCart } from '../orders/cart/cart.js';
import { priceOf } from '../orders/cart/cart-price.js';
import { codeWarnings, freeTicketWarnings, havable } from '../orders/cart/warnings.js';
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
