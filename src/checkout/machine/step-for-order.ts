import type { Order } from '../order/order.js';

/** The step in which a held order continues. Once the payment has started the details are fixed. */
export const stepForOrder = ({ status, hasDetails }: Order): 'details' | 'payment' =>
  hasDetails || status === 'awaiting_payment' ? 'payment' : 'details';
