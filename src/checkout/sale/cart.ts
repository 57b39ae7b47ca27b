import { ticketCount } from './estimate.js';
import type { Offer, Sale } from './offers.js';

/** Release id -> quantity. */
export type Cart = ReadonlyMap<string, number>;

export interface CartLine {
  readonly offer: Offer;
  readonly quantity: number;
}

/** The limit that a quantity ran into. */
export type Limit = 'least' | 'most' | 'left' | 'order';

/** The lines that are on sale, each within its limits; the rest of the cart doesn't count. */
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
 * The nearest quantity that may be ordered, and the limit that changed it. There is nothing between 0
 * and the minimum: a step up jumps to it, a step down from it clears the line.
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

/** One more, or the minimum. */
export const stepUp = (offer: Offer, quantity: number): number =>
  quantity === 0 ? offer.least : quantity + 1;

/** One fewer, or none below the minimum. */
export const stepDown = (offer: Offer, quantity: number): number =>
  quantity <= offer.least ? 0 : quantity - 1;
