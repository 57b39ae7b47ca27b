import type { ReserveRequest } from '../../../contract/checkout.js';
import { refuse } from '../../requests/refuse.js';
import type { EventRecord } from '../../state/world.js';
import type { OrderRecord, RequestRecord } from '../../records/order.js';

/** The cart in one spelling, so that two of them can be compared. */
export function requestRecord({
  clientRequestId,
  items,
  promo,
  paymentPlanId,
}: ReserveRequest): RequestRecord {
  const lines = items.map(({ releaseId, quantity }) => `${releaseId} ${quantity}`).sort();
  const cart = JSON.stringify([lines, (promo ?? '').trim().toUpperCase(), paymentPlanId ?? null]);
  return { id: clientRequestId ?? null, cart };
}

/**
 * The order that an earlier call with the same `clientRequestId` has made: a client that never got
 * the answer asks again without harm.
 * @throws {Refusal} request_id_reused when the cart is another one (requirements RES-14)
 */
export function replayOf(
  orders: readonly OrderRecord[],
  { id: eventId }: EventRecord,
  request: ReserveRequest,
): OrderRecord | undefined {
  const { id, cart } = requestRecord(request);
  if (id === null) return undefined;
  const earlier = orders.find((order) => order.eventId === eventId && order.request.id === id);
  if (earlier && earlier.request.cart !== cart) {
    refuse('request_id_reused', 'This clientRequestId belongs to another cart.');
  }
  return earlier;
}
