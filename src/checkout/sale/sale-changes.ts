import { quantityOf, type Cart } from './cart.js';
import type { Offer, Sale } from './offers.js';

/** A change between two readings of a sale that matters to a buyer who is choosing. */
export type SaleChange =
  | { readonly kind: 'price'; readonly offer: Offer; readonly before: Offer }
  /** No longer on sale. */
  | { readonly kind: 'gone'; readonly offer: Offer }
  /** It opened. */
  | { readonly kind: 'opened'; readonly offer: Offer }
  /** Fewer may be ordered than were chosen. */
  | { readonly kind: 'fewer'; readonly offer: Offer; readonly quantity: number };

export function changesBetween(before: Sale, now: Sale, cart: Cart): SaleChange[] {
  return now.offers.flatMap((offer): SaleChange[] => {
    const old = before.offers.find(({ id }) => id === offer.id);
    if (!old) return [];
    const [wasOnSale, isOnSale] = [old.state === 'on_sale', offer.state === 'on_sale'];
    if (wasOnSale && !isOnSale) return [{ kind: 'gone', offer }];
    if (!wasOnSale && isOnSale) return [{ kind: 'opened', offer }];
    if (priceOf(old) !== priceOf(offer)) return [{ kind: 'price', offer, before: old }];
    const left = quantityOf(now, cart, offer);
    return left < quantityOf(before, cart, offer) ? [{ kind: 'fewer', offer, quantity: left }] : [];
  });
}

const priceOf = ({ fullPennies, facePennies }: Offer) => fullPennies ?? facePennies;
