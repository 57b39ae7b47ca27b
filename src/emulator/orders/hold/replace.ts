import type { ReserveRequest } from '../../../contract/checkout.js';
import type { EmulatorState } from '../../state/state.js';
import type { EventRecord } from '../../state/world.js';
import { isUnderWay } from '../attempts.js';
import { giveBack, hold } from './stock-counts.js';
import type { OrderRecord } from '../../records/order.js';

/** What is asked for: perhaps in the place of an earlier hold. */
interface Replacement {
  event: EventRecord;
  request: Pick<ReserveRequest, 'replaceCheckoutToken'>;
}

/**
 * Does `work` as if the hold that the request replaces had never been; where `work` refuses, the hold
 * is as it was. One that is being paid by now, or is over, is left alone (requirements RES-15).
 */
export function inPlaceOf(
  { world }: EmulatorState,
  { event, request }: Replacement,
  work: () => OrderRecord,
): OrderRecord {
  const earlier = world.orders.find(
    ({ token, eventId }) => token === request.replaceCheckoutToken && eventId === event.id,
  );
  if (!earlier || !isReplaceable(earlier) || !event.tickets) return work();
  const { status } = earlier;
  giveBack(event.tickets, earlier);
  earlier.status = 'cancelled';
  try {
    const order = work();
    for (const attempt of earlier.attempts.filter(isUnderWay)) attempt.status = 'abandoned';
    return order;
  } catch (refusal) {
    hold(event.tickets, earlier);
    earlier.status = status;
    throw refusal;
  }
}

/** A payment that nobody has touched yet does not stop a buyer who went back to the cart. */
function isReplaceable({ status, attempts }: OrderRecord): boolean {
  return status === 'held' || (status === 'awaiting_payment' && attempts.at(-1)?.status === 'open');
}
