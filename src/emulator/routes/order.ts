import type { OrderStatus } from '../../contract/checkout.js';
import { findOrder, keepsTickets, secondsUntil } from '../orders/order.js';
import type { OrderRecord } from '../records/order.js';
import { timestampOf } from '../state/clock.js';
import type { Handler } from './handler.js';

/** All that decides what a buyer sees after a payment. spec L254 */
export const getOrder: Handler<'getOrder'> = ({ state, event, params }) => {
  const order = findOrder(state, event, params['checkoutToken']);
  const { id, reference, status, holdExpiresAt, details } = order;
  const now = state.clock.now();
  return {
    ...order.totals,
    orderId: id,
    reference,
    status,
    serverTime: timestampOf(now),
    holdExpiresAt: keepsTickets(order) ? holdExpiresAt : null,
    holdSeconds: keepsTickets(order) ? secondsUntil(Date.parse(holdExpiresAt), now) : null,
    payment: paymentOf(order),
    buyer: details && {
      firstName: details.buyer.firstName,
      emailMasked: masked(details.buyer.email),
    },
    tickets: order.tickets,
    ticketsUrl: null,
    completedAt: order.completedAt,
    crossEventPromoCodes: order.crossEventPromoCodes,
  };
};

function paymentOf({ attempts }: OrderRecord): OrderStatus['payment'] {
  const attempt = attempts.at(-1);
  if (!attempt) return { status: 'none', attemptId: null, message: null };
  const { id: attemptId, status } = attempt;
  switch (status) {
    case 'open':
    case 'challenged':
      return { status: 'requires_action', attemptId, message: null };
    case 'abandoned':
      return { status: 'none', attemptId, message: null };
    case 'declined':
      return { status, attemptId, message: 'The bank declined this payment. Nothing was charged.' };
    case 'refunded': {
      const message = 'The payment came after the tickets had gone back on sale. It is refunded.';
      return { status, attemptId, message };
    }
    default:
      return { status, attemptId, message: null };
  }
}

/** Enough to recognise one's own address. */
function masked(email: string): string {
  const [name = '', domain = ''] = email.trim().split('@');
  return `${name.slice(0, 1)}•••@${domain}`;
}
