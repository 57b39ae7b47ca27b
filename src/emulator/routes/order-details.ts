import { checkBuyer, checkWording } from '../orders/buyer-details.js';
import { findOrder } from '../orders/find-order.js';
import { secondsUntil } from '../orders/hold/live.js';
import type { OrderRecord } from '../records/order.js';
import { refuse } from '../requests/refuse.js';
import { sameCode } from '../rules/promo-code.js';
import type { TicketsRecord } from '../records/tickets.js';
import type { Handler } from './handler.js';

/** They may come again until a payment has begun; the last ones count. spec L251 */
export const submitDetails: Handler<'submitDetails'> = ({ state, event, params, body }) => {
  const order = findOrder(state, event, params['checkoutToken']);
  checkBuyer(body, order);
  if (event.tickets) checkWording(body, event.tickets);
  checkHeld(order);
  if (event.tickets) checkOwner(event.tickets, order, body.buyer.email);
  const { buyer, attendees, consents, consentTextSnapshot, formVersion } = body;
  order.details = {
    buyer,
    ...(attendees && { attendees }),
    consents,
    consentTextSnapshot,
    formVersion,
    submittedAt: state.clock.timestamp(),
  };
  return {
    ok: true,
    status: 'held',
    holdExpiresAt: order.holdExpiresAt,
    holdSeconds: secondsUntil(Date.parse(order.holdExpiresAt), state.clock.now()),
  };
};

function checkHeld({ status }: OrderRecord): void {
  if (status === 'held') return;
  if (status === 'awaiting_payment' || status === 'completed') {
    refuse('bad_request', 'The payment has begun: the details stay as they are.');
  }
  refuse('hold_expired', 'The tickets are no longer held for this order.');
}

/** A personal code is for one buyer; the hold stays, so that the address can be put right. spec L323 */
function checkOwner({ promos }: TicketsRecord, { promo }: OrderRecord, email: string): void {
  const owner = promos.find(({ code }) => sameCode(code, promo ?? ''))?.personalEmail;
  if (!owner || owner.toLowerCase() === email.trim().toLowerCase()) return;
  refuse('promo_not_yours', 'This code is for another e-mail address.');
}
