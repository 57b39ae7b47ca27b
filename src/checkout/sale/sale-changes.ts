import { linesOf, type Cart } from './cart.js';
import type { Offer, Sale } from './offers.js';

/** What became different between two readings of a sale, for somebody who is just choosing. */
export type SaleChange =
  | { readonly kind: 'price'; readonly offer: Offer; readonly before: Offer }
  /** It was on sale and is not any more. */
  | { readonly kind: 'gone'; readonly offer: Offer }
  /** It opened. */
  | { readonly kind: 'opened'; readonly offer: Offer }
  /** Fewer may be ordered than were chosen. */
  | { readonly kind: 'fewer'; readonly offer: Offer; readonly quantity: number };

export function changesBetween(before: Sale, now: Sale, cart: Cart): SaleChange[] {
  return now.offers.flatMap((offer): SaleChange[] => {
    const old = before.offers.find(({ id }) => id === offer.id);
    if (!old) return [];
    const [was, is] = [old.state === 'on_sale', offer.state === 'on_sale'];
    if (was && !is) return [{ kind: 'gone', offer }];
    if (!was && is) return [{ kind: 'opened', offer }];
    if (priceOf(old) !== priceOf(offer)) return [{ kind: 'price', offer, before: old }];
    const [chosen, left] = [before, now].map((sale) => chosenOf(sale, cart, offer.id));
    return chosen !== undefined && left !== undefined && left < chosen
      ? [{ kind: 'fewer', offer, quantity: left }]
      : [];
  });
}

const priceOf = ({ fullPennies, facePennies }: Offer) => fullPennies ?? facePennies;

const chosenOf = (sale: Sale, cart: Cart, id: string): number =>
  linesOf(sale, cart).find(({ offer }) => offer.id === id)?.quantity ?? 0;
