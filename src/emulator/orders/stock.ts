import type { OrderRecord } from '../records/order.js';
import type { TicketsRecord } from '../records/tickets.js';
import { sameCode } from '../rules/sale-state.js';
import type { EmulatorState, Producer } from '../state/state.js';
import { findEventById } from '../state/subject.js';
import type { World } from '../state/world.js';
import { keepsTickets, lapsesAt } from './order.js';

/** Nobody else can have these tickets now. */
export function hold(tickets: TicketsRecord, order: OrderRecord): void {
  for (const { release, quantity } of itemsOf(tickets, order)) release.held += quantity;
}

/** They are free again. */
function giveBack(tickets: TicketsRecord, order: OrderRecord): void {
  for (const { release, quantity } of itemsOf(tickets, order)) release.held -= quantity;
}

/** Held ones become sold ones, and the code counts as used. */
export function sell(tickets: TicketsRecord, order: OrderRecord): void {
  giveBack(tickets, order);
  for (const { release, quantity } of itemsOf(tickets, order)) release.sold += quantity;
  const promo = tickets.promos.find(({ code }) => sameCode(code, order.promo ?? ''));
  if (promo) promo.used += 1;
}

/** Those that the organiser has deleted since go on counting: their buyers come all the same. */
const itemsOf = ({ releases, deletedReleases }: TicketsRecord, { items }: OrderRecord) =>
  items.flatMap(({ releaseId, quantity }) => {
    const release = [...releases, ...deletedReleases].find(({ id }) => id === releaseId);
    return release ? [{ release, quantity }] : [];
  });

/** A live order loses its tickets at the very millisecond its time is up. spec L204 */
export const holdsDue: Producer = {
  nextAt({ world }) {
    const live = world.orders.filter(keepsTickets);
    return live.length === 0 ? undefined : Math.min(...live.map(lapsesAt));
  },
  run({ world }: EmulatorState, time) {
    for (const order of world.orders) {
      if (keepsTickets(order) && lapsesAt(order) === time) expire(world, order);
    }
  },
};

export function expire(world: World, order: OrderRecord): void {
  const { tickets } = findEventById(world, order.eventId);
  if (tickets) giveBack(tickets, order);
  order.status = 'expired';
}
