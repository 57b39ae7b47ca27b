import type { Totals } from '../../contract/checkout.js';
import { price } from '../pricing/price.js';
import type { Cart, CartItem } from './cart.js';

/** What these items of the cart cost now; a plan is dropped where nothing is owed. */
export function priceOf(cart: Cart, items: readonly CartItem[], now: string): Totals {
  const { tickets, promo, plan } = cart;
  const { currency, bookingFee, quantityDiscounts } = tickets;
  const priced = { currency, items, bookingFee, quantityDiscounts, promo, now };
  const totals = price({ ...priced, plan });
  return totals.totalPennies === 0 && plan ? price(priced) : totals;
}
