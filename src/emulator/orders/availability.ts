import { releaseState } from '../rules/release-state.js';
import type { Cart, CartItem } from './cart.js';

/** How many of each line there are for this cart: its lines share the room in the venue. */
export function availableTo(cart: Cart, now: string): (CartItem & { available: number })[] {
  const { event, tickets } = cart;
  const sale = { tickets, capacity: event.capacity };
  let admitted = 0;
  return cart.items.map((item) => {
    const { release, quantity } = item;
    const { remaining } = releaseState(sale, release, now);
    const isTicket = release.kind === 'ticket';
    const room = isTicket && event.capacity !== null ? roomIn(cart) - admitted : Infinity;
    const available = Math.max(0, Math.min(remaining, room));
    if (isTicket) admitted += Math.min(quantity, available);
    return { ...item, available };
  });
}

/** People that the venue still takes. spec L244 */
function roomIn({ event, tickets }: Cart): number {
  const people = tickets.releases
    .filter(({ kind }) => kind === 'ticket')
    .reduce((sum, { sold, held }) => sum + sold + held, 0);
  return (event.capacity ?? Infinity) - people;
}
