import { findOrder } from '../orders/find-order.js';
import { orderStatus } from '../orders/status.js';
import type { Handler } from './handler.js';

/** spec L254 */
export const getOrder: Handler<'getOrder'> = ({ state, event, params }) => {
  const order = findOrder(state, event, params['checkoutToken']);
  return { ...order.totals, ...orderStatus(order, state.clock.now()) };
};
