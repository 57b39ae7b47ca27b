import * as v from 'valibot';
import { paymentOutcomes, type PaymentView, playPayment } from '../orders/payment.js';
import { exactly, reject } from '../requests/input.js';
import type { EmulatorState } from '../state/state.js';
import { findEventById } from '../state/subject.js';

/** An order as the organiser sees it: without the token, which is the buyer's alone. */
export type ListedOrder = ReturnType<typeof listedOrders>[number];
export type ListedPayment = ReturnType<typeof listedPayments>[number];

/** Oldest first. */
export function listedOrders({ world }: EmulatorState) {
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

export function listedPayments({ world }: EmulatorState) {
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

export const PaymentPlay = exactly({
  attemptId: v.string(),
  outcome: v.picklist(paymentOutcomes),
});
export type PaymentPlay = v.InferOutput<typeof PaymentPlay>;

/** What the buyer does on the payment page. */
export function play(state: EmulatorState, { attemptId, outcome }: PaymentPlay): PaymentView {
  const view = playPayment(state, attemptId, outcome);
  return view ?? reject(`attemptId: there is no payment "${attemptId}"; GET payments lists them`);
}
