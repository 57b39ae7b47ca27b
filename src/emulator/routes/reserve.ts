import { timestampOf } from '../state/clock.js';
import { crossEventOffers } from '../orders/completion/cross-event.js';
import { tokenExpiresAt } from '../orders/find-order.js';
import { secondsUntil } from '../orders/hold/live.js';
import { holdCart } from '../orders/hold/reserve.js';
import type { Handler } from './handler.js';

/** spec L250 */
export const reserve: Handler<'reserve'> = ({ state, event, body, caller, device }) => {
  const order = holdCart(state, { event, request: body, caller, device });
  const now = state.clock.now();
  return {
    ...order.totals,
    orderId: order.id,
    reference: order.reference,
    checkoutToken: order.token,
    tokenExpiresAt: timestampOf(tokenExpiresAt(order)),
    status: 'held',
    holdExpiresAt: order.holdExpiresAt,
    holdSeconds: secondsUntil(Date.parse(order.holdExpiresAt), now),
    serverTime: timestampOf(now),
    crossEventOffers: crossEventOffers(state.world, event),
  };
};
