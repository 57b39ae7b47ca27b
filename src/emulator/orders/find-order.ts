import { limits } from '../../contract/limits.js';
import { refuse } from '../requests/refuse.js';
import type { EmulatorState } from '../state/state.js';
import type { EventRecord } from '../state/world.js';
import type { OrderRecord } from '../records/order.js';

/** When a token stops to open anything, milliseconds since 1970. spec L345 */
export const tokenExpiresAt = ({ createdAt }: OrderRecord): number =>
  Date.parse(createdAt) + limits.checkoutTokenHours * 3_600_000;

/** Undefined for a token that is unknown, of another event, or a day old. */
export function orderOfToken(
  { world, clock }: EmulatorState,
  { id: eventId }: EventRecord,
  token: string | undefined,
): OrderRecord | undefined {
  const order = world.orders.find((known) => known.token === token && known.eventId === eventId);
  return order && clock.now() < tokenExpiresAt(order) ? order : undefined;
}

/** @throws {Refusal} not_found */
export function findOrder(
  state: EmulatorState,
  event: EventRecord,
  token: string | undefined,
): OrderRecord {
  const order = orderOfToken(state, event, token);
  return order ?? refuse('not_found', 'There is no checkout with this token here.');
}
