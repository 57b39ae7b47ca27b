import { gapLimits, limits } from '../../contract/limits.js';
import type { OrderRecord } from '../records/order.js';
import { refuse } from '../requests/refuse.js';
import type { EmulatorState } from '../state/state.js';
import type { EventRecord } from '../state/world.js';

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
 * When a live order loses its tickets, milliseconds since 1970. A payment that has begun keeps them
 * for a while beyond the hold (requirements PAY-05); the end itself is exclusive.
 */
export function lapsesAt({ status, holdExpiresAt }: OrderRecord): number {
  const grace = status === 'awaiting_payment' ? gapLimits.paymentGraceMinutes * 60_000 : 0;
  return Date.parse(holdExpiresAt) + grace;
}

/** Whole seconds, never below zero. */
export const secondsUntil = (time: number, now: number): number =>
  Math.max(0, Math.ceil((time - now) / 1000));
