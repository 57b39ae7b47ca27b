import type { Totals } from '../../../contract/checkout.js';
import { price } from '../../pricing/price.js';
import type { CheckedCart } from './cart.js';
import type { CartItem } from './quantities.js';

/** What these items of the cart cost now. */
export function priceOf(cart: CheckedCart, items: readonly CartItem[], now: string): Totals {
  const { tickets, promo, plan } = cart;
  const { currency, bookingFee, quantityDiscounts } = tickets;
  return price({ currency, items, bookingFee, quantityDiscounts, promo, plan, now });
}
