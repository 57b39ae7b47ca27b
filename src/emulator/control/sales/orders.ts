import { findEventById } from '../../state/subject.js';
import type { OrderRecord } from '../../records/order.js';
import type { EmulatorState } from '../../state/state.js';

/** An order as the organiser sees it: without the token, which is the buyer's alone. */
export interface ListedOrder {
  orderId: string;
  reference: string;
  event: string; // slug
  status: OrderRecord['status'];
  tickets: number;
  totalPennies: number;
  currency: string;
  promo: string | null;
  createdAt: string;
  holdExpiresAt: string;
  completedAt: string | null;
}

export interface ListedPayment {
  attemptId: string;
  reference: string;
  event: string; // slug
  status: OrderRecord['attempts'][number]['status'];
  amountPennies: number;
  currency: string;
  expiresAt: string;
}

/** Oldest first. */
export function listedOrders({ world }: EmulatorState): ListedOrder[] {
  return world.orders.map((order) => ({
    orderId: order.id,
    reference: order.reference,
    event: findEventById(world, order.eventId).slug,
    status: order.status,
    tickets: order.items.reduce((sum, { quantity }) => sum + quantity, 0),
    totalPennies: order.totals.totalPennies,
    currency: order.totals.currency,
    promo: order.promo,
    createdAt: order.createdAt,
    holdExpiresAt: order.holdExpiresAt,
    completedAt: order.completedAt,
  }));
}

export function listedPayments({ world }: EmulatorState): ListedPayment[] {
  return world.orders.flatMap(({ attempts, reference, eventId, totals }) =>
    attempts.map(({ id, status, amountPennies, expiresAt }) => ({
      attemptId: id,
      reference,
      event: findEventById(world, eventId).slug,
      status,
      amountPennies,
      currency: totals.currency,
      expiresAt,
    })),
  );
}
