import { ticketCount } from './estimate.js';
import type { Offer, Sale } from './offers.js';

/** Release id -> how many. Nothing else is remembered of a choice. */
export type Cart = ReadonlyMap<string, number>;

export interface CartLine {
  readonly offer: Offer;
  readonly quantity: number;
}

/** What stopped a request. */
export type Limit = 'least' | 'most' | 'left' | 'order';

/** The lines of what is still on sale, each within its limits; the rest of a cart is not counted. */
export function linesOf({ offers, mostPerOrder }: Sale, cart: Cart): CartLine[] {
  let room = mostPerOrder;
  return offers.flatMap((offer) => {
    const quantity = Math.min(cart.get(offer.id) ?? 0, offer.most, room);
    if (offer.state !== 'on_sale' || quantity < offer.least) return [];
    room -= quantity;
    return [{ offer, quantity }];
  });
}

export const quantityOf = (sale: Sale, cart: Cart, { id }: Offer): number =>
  linesOf(sale, cart).find(({ offer }) => offer.id === id)?.quantity ?? 0;

/**
 * The nearest quantity to the one requested that may be ordered, and what stopped it. Below the least there is
 * nothing: a step up jumps to it, a step down from it clears the line.
 */
export function withinLimits(
  sale: Sale,
  cart: Cart,
  offer: Offer,
  requested: number,
): { quantity: number; limit?: Limit } {
  const wanted = Math.max(0, Math.floor(Number.isFinite(requested) ? requested : 0));
  if (wanted === 0) return { quantity: 0 };
  const others = linesOf(sale, cart).filter((line) => line.offer.id !== offer.id);
  const room = sale.mostPerOrder - ticketCount(others);
  const most = Math.min(offer.most, room);
  if (most < offer.least) return { quantity: 0, limit: room < offer.least ? 'order' : 'left' };
  if (wanted > most) {
    if (room < offer.most) return { quantity: most, limit: 'order' };
    return { quantity: most, limit: offer.left === offer.most ? 'left' : 'most' };
  }
  return wanted < offer.least ? { quantity: offer.least, limit: 'least' } : { quantity: wanted };
}

export function withQuantity(cart: Cart, id: string, quantity: number): Cart {
  const changed = new Map(cart);
  if (quantity > 0) changed.set(id, quantity);
  else changed.delete(id);
  return changed;
}

/** One more, or the least there may be. */
export const stepUp = (offer: Offer, quantity: number): number =>
  quantity === 0 ? offer.least : quantity + 1;

/** One fewer, or none where fewer may not be ordered. */
export const stepDown = (offer: Offer, quantity: number): number =>
  quantity <= offer.least ? 0 : quantity - 1;
