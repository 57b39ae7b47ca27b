import { complete } from '../orders/completion/complete.js';
import { findOrder } from '../orders/find-order.js';
import { keepsTickets } from '../orders/hold/live.js';
import { refuse } from '../requests/refuse.js';
import type { Handler } from './handler.js';

/** Finishes an order that costs nothing; asking again is harmless, a day long. spec L253 */
export const completeFree: Handler<'completeFree'> = ({ state, event, params }) => {
  const order = findOrder(state, event, params['checkoutToken']);
  if (order.totals.totalPennies > 0 || order.totals.paymentPlan) {
    refuse('payment_required', 'Something is owed for this order: it goes on with pay.');
  }
  if (order.status !== 'completed') {
    if (!keepsTickets(order))
      refuse('hold_expired', 'The tickets are no longer held for this order.');
    if (!order.details) refuse('details_required', 'The details of the buyer come first.');
    complete(state, order, state.clock.now());
  }
  return { completed: true };
};
