import { releaseState, roomIn } from '../../rules/release-state.js';
import type { CheckedCart } from './cart.js';
import type { CartItem } from './quantities.js';

/** How many of each line there are for this cart: its lines share the room in the venue. */
export function availableTo(cart: CheckedCart, now: string): (CartItem & { available: number })[] {
  const { event, tickets } = cart;
  const sale = { tickets, capacity: event.capacity };
  let admitted = 0;
  return cart.items.map((item) => {
    const { release, quantity } = item;
    const { remaining } = releaseState(sale, release, now);
    const isTicket = release.kind === 'ticket';
    const room = isTicket ? roomIn(sale) - admitted : Infinity;
    const available = Math.max(0, Math.min(remaining, room));
    if (isTicket) admitted += Math.min(quantity, available);
    return { ...item, available };
  });
}
