import type { Order } from '../order/order.js';

/** Where a held order goes on. The details of a payment that has begun are settled. */
export const stepForOrder = ({ status, hasDetails }: Order): 'details' | 'payment' =>
  hasDetails || status === 'awaiting_payment' ? 'payment' : 'details';
