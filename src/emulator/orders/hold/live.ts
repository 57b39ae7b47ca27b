import { gapLimits } from '../../../contract/limits.js';
import type { OrderRecord } from '../../records/order.js';

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
