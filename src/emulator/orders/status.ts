import type { OrderStatus } from '../../contract/checkout.js';
import { lastAttempt } from './attempts.js';
import { keepsTickets, secondsUntil } from './hold/live.js';
import type { OrderRecord } from '../records/order.js';

type Status = Omit<OrderStatus, keyof OrderRecord['totals']>;

/** All that decides what a buyer sees after a payment. spec L254 */
export function orderStatus(order: OrderRecord, now: number): Status {
  const { id, reference, status, holdExpiresAt, details } = order;
  return {
    orderId: id,
    reference,
    status,
    serverTime: new Date(now).toISOString(),
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
}

function paymentOf(order: OrderRecord): OrderStatus['payment'] {
  const attempt = lastAttempt(order);
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
