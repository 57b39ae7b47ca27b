import { sameCode } from '../../rules/promo-code.js';
import type { ReleaseRecord, TicketsRecord } from '../../records/tickets.js';
import type { OrderRecord } from '../../records/order.js';

type Sold = Pick<OrderRecord, 'items' | 'promo'>;

/** Nobody else can have these tickets now. */
export function hold(tickets: TicketsRecord, order: Sold): void {
  for (const { release, quantity } of itemsOf(tickets, order)) release.held += quantity;
}

/** They are free again. */
export function giveBack(tickets: TicketsRecord, order: Sold): void {
  for (const { release, quantity } of itemsOf(tickets, order)) release.held -= quantity;
}

/** Held ones become sold ones, and the code counts as used. */
export function sell(tickets: TicketsRecord, order: Sold): void {
  giveBack(tickets, order);
  for (const { release, quantity } of itemsOf(tickets, order)) release.sold += quantity;
  const promo = tickets.promos.find(({ code }) => sameCode(code, order.promo ?? ''));
  if (promo) promo.used += 1;
}

/** Those that the organiser has deleted since go on counting: their buyers come all the same. */
function itemsOf({ releases, deletedReleases }: TicketsRecord, { items }: Sold) {
  const found: { release: ReleaseRecord; quantity: number }[] = [];
  for (const { releaseId, quantity } of items) {
    const release = [...releases, ...deletedReleases].find(({ id }) => id === releaseId);
    if (release) found.push({ release, quantity });
  }
  return found;
}
