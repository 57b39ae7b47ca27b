import type { ErrorCode } from '../../../src/contract/errors.js';
import { gapLimits, limits } from '../../../src/contract/limits.js';
import type { Cart } from './cart.js';
import {
  isLive,
  mergedLines,
  quantityIn,
  sumOf,
  type KnownOrder,
  type OpenOrder,
} from './known.js';
import type { Ledger } from './ledger.js';

/** Why a quote may be refused. None: it must not be. */
export function quoteRefusals({ request, feed }: Cart): ErrorCode[] {
  const lines = mergedLines(request.items);
  const refusals = lines.flatMap(({ releaseId, quantity }): ErrorCode[] => {
    const release = feed.releases.find(({ id }) => id === releaseId);
    if (!release) return ['unknown_release'];
    const { upcoming, minPerOrder, maxPerOrder, pricePennies, paymentPlans } = release;
    const isPlanMissing =
      typeof request.paymentPlanId === 'string' &&
      pricePennies > 0 &&
      !paymentPlans.some(({ id }) => id === request.paymentPlanId);
    return [
      ...when(upcoming, 'not_on_sale'),
      ...when(quantity < minPerOrder || quantity > (maxPerOrder ?? Infinity), wrongQuantity),
      ...when(isPlanMissing, 'plan_unavailable'),
    ];
  });
  const all = sumOf(lines.map(({ quantity }) => quantity));
  return [...refusals, ...when(all > (feed.maxTicketsPerOrder ?? Infinity), wrongQuantity)];
}

const wrongQuantity = 'quantity_not_allowed';

/** Why a reserve may be refused. None: it must not be. */
export function reserveRefusals(ledger: Ledger, cart: Cart): ErrorCode[] {
  const holds = ledger.holdsOf(cart.page, cart.event);
  return [
    ...quoteRefusals(cart),
    ...when(isSoldOut(ledger, cart), 'sold_out'),
    ...when(isUsedUp(ledger, cart), 'promo_used_up'),
    ...when(holds.length >= gapLimits.liveHoldsPerCaller, 'too_many_holds'),
  ];
}

function isSoldOut(ledger: Ledger, { event, request, feed }: Cart): boolean {
  const lines = mergedLines(request.items);
  const isShort = lines.some(({ releaseId, quantity }) => {
    const salesEndAt = feed.releases.find(({ id }) => id === releaseId)?.salesEndAt ?? null;
    const isOver = salesEndAt !== null && Date.parse(salesEndAt) <= ledger.now;
    return isOver || quantity > ledger.leftOf(ledger.release(releaseId));
  });
  const tickets = ledger.releases.filter(({ isTicket }) => isTicket);
  const people = sumOf(tickets.map(({ id }) => quantityIn(lines, id)));
  return isShort || people > ledger.roomAt(event);
}

/** A code counts while a live hold has it, and for ever once it has been paid with. */
function isUsedUp(ledger: Ledger, { event, feed }: Cart): boolean {
  const promo = ledger.sight.promos.find(
    (one) => one.event === event.slugs.at(-1) && one.code === feed.promo?.code,
  );
  if (!promo || promo.maxUses === null) return false;
  return ledger.usersOf(event, promo.code).length >= promo.maxUses;
}

export type OrderStep = 'submitDetails' | 'pay' | 'completeFree' | 'getOrder';

interface Asking {
  step: OrderStep;
  order: OpenOrder;
  /** Of the buyer. */
  email?: string | undefined;
}

/** Why a step of an order may be refused. None: it must not be. */
export function orderRefusals(ledger: Ledger, { step, order, email }: Asking): ErrorCode[] {
  if (isForgotten(ledger, order)) return ['not_found'];
  const isFree = order.reservation.totalPennies === 0;
  const isOnPlan = order.reservation.paymentPlan !== null;
  switch (step) {
    case 'getOrder':
      return [];
    case 'submitDetails':
      if (isOver(order)) return ['hold_expired'];
      if (order.status !== 'held') return ['bad_request'];
      return when(!mayUse(ledger, order, email), 'promo_not_yours');
    case 'pay':
      return isFree ? ['nothing_to_pay'] : unreadiness(order);
    case 'completeFree':
      return isFree && !isOnPlan ? unreadiness(order) : ['payment_required'];
  }
}

/** ORD-05: after a day the token opens nothing. */
export const isForgotten = ({ now }: Ledger, { createdAt }: KnownOrder): boolean =>
  now >= Date.parse(createdAt) + limits.checkoutTokenHours * 3_600_000;

const isOver = (order: KnownOrder): boolean => !isLive(order) && order.status !== 'completed';

const unreadiness = (order: KnownOrder): ErrorCode[] =>
  isOver(order) ? ['hold_expired'] : when(!order.hasDetails, 'details_required');

function mayUse({ sight }: Ledger, { promo }: KnownOrder, email: string | undefined): boolean {
  const owner = sight.promos.find(({ code }) => code === promo)?.personalEmail ?? null;
  return owner === null || owner === email;
}

const when = (isSo: boolean, code: ErrorCode): ErrorCode[] => (isSo ? [code] : []);
