import type { ReserveRequest } from '../../contract/checkout.js';
import { gapLimits, limits } from '../../contract/limits.js';
import type { Attribution, OrderRecord } from '../records/order.js';
import type { PromoRecord } from '../records/tickets.js';
import { refuse } from '../requests/refuse.js';
import { sameCode } from '../rules/sale-state.js';
import { timestampOf } from '../state/clock.js';
import type { Random } from '../state/random.js';
import type { EmulatorState } from '../state/state.js';
import type { EventRecord } from '../state/world.js';
import { availableTo, type CheckedCart, priceOf, readCart } from './cart.js';
import { hold, keepsTickets, lapsesAt, secondsUntil } from './order.js';

interface ReserveCall {
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

/**
 * A code of limited use counts while it is in a hold, and for ever once the order is complete.
 * spec L317
 * @throws {Refusal} promo_used_up
 */
function checkPromoUse(
  { code, maxUses, used }: PromoRecord,
  orders: readonly OrderRecord[],
  eventId: string,
): void {
  if (maxUses === null) return;
  const inHolds = orders.filter(
    (order) =>
      order.eventId === eventId &&
      keepsTickets(order) &&
      order.promo &&
      sameCode(order.promo, code),
  );
  if (used + inHolds.length >= maxUses) {
    refuse('promo_used_up', `The code ${code} is in use, or used up.`);
  }
}

interface Holder {
  eventId: string;
  caller: string;
  device: string | null;
  now: number;
}

/**
 * Nobody holds a festival hostage: so many live holds at one event for one connection or page, and
 * for one device. spec L319, L343
 * @throws {Refusal} too_many_holds, with the seconds until there is room again
 */
function checkQuota(
  orders: readonly OrderRecord[],
  { eventId, caller, device, now }: Holder,
): void {
  const live = orders.filter((order) => order.eventId === eventId && keepsTickets(order));
  const waits = [
    waitOf(live.filter((order) => order.caller === caller)),
    waitOf(live.filter((order) => device !== null && order.device === device)),
  ].filter((wait) => wait !== undefined);
  if (waits.length === 0) return;
  refuse('too_many_holds', `At most ${gapLimits.liveHoldsPerCaller} orders at a time.`, {
    retryAfterSeconds: secondsUntil(Math.max(...waits), now),
  });
}

/** When the oldest of too many holds lapses; undefined where there is room for another. */
function waitOf(holds: readonly OrderRecord[]): number | undefined {
  const [oldest] = holds;
  return oldest && holds.length >= gapLimits.liveHoldsPerCaller ? lapsesAt(oldest) : undefined;
}

/** 32 bytes as base64url. */
function newToken(random: Random): string {
  const bytes = Array.from({ length: 32 }, () => Math.floor(random.next() * 256));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/(?<!=)=+$/, '');
}

/** Crockford's base 32: no letter that looks or sounds like another. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Six characters that no other order has. */
function newReference(random: Random, orders: readonly OrderRecord[]): string {
  const characters = Array.from({ length: 6 }, () =>
    alphabet.charAt(Math.floor(random.next() * alphabet.length)),
  );
  const reference = characters.join('');
  const isTaken = orders.some((order) => order.reference === reference);
  return isTaken ? newReference(random, orders) : reference;
}
