import type { ReserveRequest } from '../../../contract/checkout.js';
import { limits } from '../../../contract/limits.js';
import { timestampOf } from '../../state/clock.js';
import { refuse } from '../../requests/refuse.js';
import type { EmulatorState } from '../../state/state.js';
import type { EventRecord } from '../../state/world.js';
import { availableTo } from '../cart/availability.js';
import { readCart, type CheckedCart } from '../cart/cart.js';
import { priceOf } from '../cart/cart-price.js';
import { hold } from './stock-counts.js';
import type { Attribution, OrderRecord } from '../../records/order.js';
import { checkPromoUse } from './promo-use.js';
import { checkQuota } from './quota.js';
import { newReference, newToken } from './token.js';

export interface ReserveCall {
  event: EventRecord;
  request: ReserveRequest;
  /** The connection or page that asks. */
  caller: string;
  /** The app, or the browser of the page; null where nobody knows it. */
  device: string | null;
}

/**
 * Holds the whole cart for 15 minutes, or refuses it and changes nothing: one line that cannot be had
 * refuses all. spec L250, L344
 * @throws {Refusal} what `readCart` refuses; promo_used_up, too_many_holds, sold_out
 */
export function holdCart(
  state: EmulatorState,
  { event, request, caller, device }: ReserveCall,
): OrderRecord {
  const { orders } = state.world;
  const now = state.clock.now();
  const cart = readCart(event, request, now);
  if (cart.code?.promo && cart.code.status === 'used_up') {
    refuse('promo_used_up', `The code ${cart.code.promo.code} is used up.`);
  }
  if (cart.promo) checkPromoUse(cart.promo, orders, event.id);
  checkQuota(orders, { eventId: event.id, caller, device, now });
  checkStock(cart, timestampOf(now));
  const totals = priceOf(cart, cart.items, timestampOf(now));

  const order: OrderRecord = {
    id: state.random.uuid(),
    reference: newReference(state.random, orders),
    token: newToken(state.random),
    eventId: event.id,
    caller,
    device,
    items: cart.items.map(({ release, quantity }) => ({ releaseId: release.id, quantity })),
    promo: cart.promo?.code ?? null,
    totals,
    status: 'held',
    createdAt: timestampOf(now),
    holdExpiresAt: timestampOf(now + limits.holdMinutes * 60_000),
    attribution: attributionOf(state, request),
    details: null,
    attempts: [],
    completedAt: null,
    tickets: [],
    crossEventPromoCodes: [],
  };
  orders.push(order);
  hold(cart.tickets, order);
  return order;
}

function checkStock(cart: CheckedCart, now: string): void {
  for (const { release, quantity, available } of availableTo(cart, now)) {
    if (quantity <= available) continue;
    const left = available === 0 ? 'none are' : `only ${available} are`;
    const details = { releaseId: release.id, remaining: available };
    refuse('sold_out', `${quantity} of ${release.name} were asked for, and ${left} left.`, details);
  }
}

function attributionOf({ world }: EmulatorState, { attribution }: ReserveRequest): Attribution {
  const artist = world.artists.find(({ id }) => id === attribution?.artistId);
  return { channel: attribution?.channel ?? 'direct', artistId: artist?.id ?? null };
}
