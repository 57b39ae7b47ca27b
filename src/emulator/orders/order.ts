import { gapLimits, limits } from '../../contract/limits.js';
import type { OrderRecord } from '../records/order.js';
import type { TicketsRecord } from '../records/tickets.js';
import { refuse } from '../requests/refuse.js';
import { sameCode } from '../rules/sale-state.js';
import type { EmulatorState, Producer } from '../state/state.js';
import { findEventById } from '../state/subject.js';
import type { EventRecord, World } from '../state/world.js';

/** When a token stops to open anything, milliseconds since 1970. spec L345 */
export const tokenExpiresAt = ({ createdAt }: OrderRecord): number =>
  Date.parse(createdAt) + limits.checkoutTokenHours * 3_600_000;

/** Undefined for a token that is unknown, of another event, or a day old. */
export function orderOfToken(
  { world, clock }: EmulatorState,
  { id: eventId }: EventRecord,
  token: string | undefined,
): OrderRecord | undefined {
  const order = world.orders.find((known) => known.token === token && known.eventId === eventId);
  return order && clock.now() < tokenExpiresAt(order) ? order : undefined;
}

/** @throws {Refusal} not_found */
export function findOrder(
  state: EmulatorState,
  event: EventRecord,
  token: string | undefined,
): OrderRecord {
  const order = orderOfToken(state, event, token);
  return order ?? refuse('not_found', 'There is no checkout with this token here.');
}

/** An order that keeps tickets from others: in its hold, or while a payment is on its way. */
export const keepsTickets = ({ status }: OrderRecord): boolean =>
  status === 'held' || status === 'awaiting_payment';

/**
 * When a live order loses its tickets, in milliseconds since 1970. A started payment keeps them
 * for a while beyond the hold (requirements PAY-05); the end itself is exclusive.
 */
export function lapsesAt({ status, holdExpiresAt }: OrderRecord): number {
  const grace = status === 'awaiting_payment' ? gapLimits.paymentGraceMinutes * 60_000 : 0;
  return Date.parse(holdExpiresAt) + grace;
}

/** Whole seconds, never below zero. */
export const secondsUntil = (time: number, now: number): number =>
  Math.max(0, Math.ceil((time - now) / 1000));

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
