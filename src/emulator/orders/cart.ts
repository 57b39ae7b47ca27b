import type { QuoteRequest, Totals } from '../../contract/checkout.js';
import type { PlanOffer, PromoState } from '../../contract/tickets.js';
import { planOffer } from '../pricing/plan.js';
import { price } from '../pricing/price.js';
import type { PromoRecord, ReleaseRecord, TicketsRecord } from '../records/tickets.js';
import { refuse } from '../requests/refuse.js';
import { findPromo, isShown, releaseState, roomIn } from '../rules/sale-state.js';
import { timestampOf } from '../state/clock.js';
import type { EventRecord } from '../state/world.js';

export interface CartItem {
  release: ReleaseRecord;
  quantity: number;
}

/** A cart whose lines are all on sale; stock is not checked yet. */
export interface CheckedCart {
  event: EventRecord;
  tickets: TicketsRecord;
  /** One per release, in the order of the request. */
  items: CartItem[];
  /** What became of the code; null when none was sent. */
  code: { text: string; status: PromoState['status']; promo: PromoRecord | undefined } | null;
  /** The code's promo where it counts. */
  promo: PromoRecord | undefined;
  plan: PlanOffer | undefined;
}

/**
 * What quote and reserve refuse alike.
 * @param now milliseconds since 1970
 * @throws {Refusal} bad_request, unknown_release, not_on_sale, quantity_not_allowed,
 *   plan_unavailable; with `details.releaseId` where one line is to blame
 */
export function readCart(event: EventRecord, request: QuoteRequest, now: number): CheckedCart {
  const timestamp = timestampOf(now);
  const [first] = request.items;
  if (!first) refuse('bad_request', 'The cart is empty.', { fields: { items: 'Nothing in it.' } });
  const { tickets } = event;
  if (!tickets) refuse('unknown_release', 'This event sells no tickets.', first);
  const code = readCode(tickets, request.promo, timestamp);
  const promo = code?.status === 'applied' ? code.promo : undefined;
  const items = merged(request.items).map(({ releaseId, quantity }) => ({
    release: releaseNamed(releaseId, { event, tickets, promo, now: timestamp }),
    quantity,
  }));
  checkQuantities(items, tickets.maxTicketsPerOrder);
  const offer = offerNamed(request.paymentPlanId ?? null, tickets, { now, zone: event.timezone });
  if (offer) checkPlan(offer, items);
  return { event, tickets, items, code, promo, plan: offer };
}

function readCode(
  tickets: TicketsRecord,
  sent: QuoteRequest['promo'],
  now: string,
): CheckedCart['code'] {
  const text = sent?.trim() ?? '';
  if (text === '') return null;
  const { status, promo } = findPromo(tickets, text, now);
  return { text, status, promo };
}

/** Two lines of one release are one. */
function merged(items: QuoteRequest['items']): QuoteRequest['items'] {
  const quantities = new Map<string, number>();
  for (const { releaseId, quantity } of items) {
    quantities.set(releaseId, (quantities.get(releaseId) ?? 0) + quantity);
  }
  return [...quantities].map(([releaseId, quantity]) => ({ releaseId, quantity }));
}

interface CartContext {
  event: EventRecord;
  tickets: TicketsRecord;
  promo: PromoRecord | undefined;
  now: string;
}

/** What the feed does not show cannot be bought; what is upcoming, by nobody. spec L211, L315, L320 */
function releaseNamed(
  releaseId: string,
  { event, tickets, promo, now }: CartContext,
): ReleaseRecord {
  const release = tickets.releases.find(({ id }) => id === releaseId);
  if (!release || !isShown(release, promo)) {
    refuse('unknown_release', `There is no ticket type ${releaseId} on sale here.`, { releaseId });
  }
  const { upcoming } = releaseState({ tickets, capacity: event.capacity }, release, now);
  if (upcoming) refuse('not_on_sale', `${release.name} is not on sale yet.`, { releaseId });
  return release;
}

/** The offer as it stands now; none is left once it cannot be paid back in time. */
function offerNamed(
  planId: string | null,
  { releases }: TicketsRecord,
  { now, zone }: { now: number; zone: string },
): PlanOffer | undefined {
  if (planId === null) return undefined;
  const plan = releases.flatMap(({ plans }) => plans).find(({ id }) => id === planId);
  const offer = plan && planOffer(plan, now, zone);
  return offer ?? refuse('plan_unavailable', 'No ticket type offers this plan now.');
}

/**
 * Every paid ticket must list the offer. It is kept where nothing is owed, too: an order that is on a
 * plan is never completed for free. spec L250, L253
 */
function checkPlan({ id: planId }: PlanOffer, items: readonly CartItem[]): void {
  for (const { release } of items) {
    const { id: releaseId, name, pricePennies, plans } = release;
    if (pricePennies === 0 || plans.some(({ id }) => id === planId)) continue;
    refuse('plan_unavailable', `${name} cannot be paid by this plan.`, { releaseId });
  }
}

/** @throws {Refusal} quantity_not_allowed (requirements TIX-27, ERR-21) */
function checkQuantities(items: readonly CartItem[], mostPerOrder: number | null): void {
  for (const { release, quantity } of items) {
    const { id: releaseId, name, minPerOrder, maxPerOrder } = release;
    if (quantity < minPerOrder) {
      refuse('quantity_not_allowed', `${name} is sold from ${minPerOrder} on.`, { releaseId });
    }
    if (maxPerOrder !== null && quantity > maxPerOrder) {
      refuse('quantity_not_allowed', `At most ${maxPerOrder} of ${name}.`, { releaseId });
    }
  }
  const all = items.reduce((sum, { quantity }) => sum + quantity, 0);
  if (mostPerOrder !== null && all > mostPerOrder) {
    refuse('quantity_not_allowed', `At most ${mostPerOrder} tickets in one order.`);
  }
}

/** How many of each line there are for this cart: its lines share the room in the venue. */
export function availableTo(cart: CheckedCart, now: string): (CartItem & { available: number })[] {
  const { event, tickets } = cart;
  const sale = { tickets, capacity: event.capacity };
  let admitted = 0;
  return cart.items.map((item) => {
    const { release, quantity } = item;
    const { remaining } = releaseState(sale, release, now);
    const isTicket = release.kind === 'ticket';
    const room = isTicket ? roomIn(sale) - admitted : Infinity;
    const available = Math.max(0, Math.min(remaining, room));
    if (isTicket) admitted += Math.min(quantity, available);
    return { ...item, available };
  });
}

/** What these items of the cart cost now. */
export function priceOf(cart: CheckedCart, items: readonly CartItem[], now: string): Totals {
  const { tickets, promo, plan } = cart;
  const { currency, bookingFee, quantityDiscounts } = tickets;
  return price({ currency, items, bookingFee, quantityDiscounts, promo, plan, now });
}
