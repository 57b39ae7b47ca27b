import type { QuoteRequest } from '../../../contract/checkout.js';
import type { PlanOffer, PromoState } from '../../../contract/tickets.js';
import { planOffer } from '../../pricing/plan.js';
import { refuse } from '../../requests/refuse.js';
import { findPromo, unlocks } from '../../rules/promo-code.js';
import { releaseState } from '../../rules/release-state.js';
import type { PromoRecord, ReleaseRecord, TicketsRecord } from '../../records/tickets.js';
import type { EventRecord } from '../../state/world.js';
import { checkQuantities, type CartItem } from './quantities.js';

/** A cart whose every line may be bought by somebody, if there are enough. */
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
  const timestamp = new Date(now).toISOString();
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
  const offers = offersAt(tickets, { now, zone: event.timezone });
  const plan = planNamed(request.paymentPlanId ?? null, items, offers);
  return { event, tickets, items, code, promo, plan };
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
  if (!release || (release.access.kind !== 'public' && !(promo && unlocks(promo, release)))) {
    refuse('unknown_release', `There is no ticket type ${releaseId} on sale here.`, { releaseId });
  }
  const { upcoming } = releaseState({ tickets, capacity: event.capacity }, release, now);
  if (upcoming) refuse('not_on_sale', `${release.name} is not on sale yet.`, { releaseId });
  return release;
}

/** Offers that can still be paid back in time, under their ids. */
function offersAt(
  { releases }: TicketsRecord,
  { now, zone }: { now: number; zone: string },
): ReadonlyMap<string, PlanOffer> {
  const plans = releases.flatMap((release) => release.plans);
  const offers = plans.map((plan) => planOffer(plan, now, zone));
  return new Map(offers.filter((offer) => offer !== undefined).map((offer) => [offer.id, offer]));
}

/**
 * Every paid ticket must list the offer. It is kept where nothing is owed, too: an order that is on a
 * plan is never completed for free. spec L250, L253
 */
function planNamed(
  planId: string | null,
  items: readonly CartItem[],
  offers: ReadonlyMap<string, PlanOffer>,
): PlanOffer | undefined {
  if (planId === null) return undefined;
  const offer = offers.get(planId);
  if (!offer) refuse('plan_unavailable', 'No ticket type offers this plan now.');
  for (const { release } of items.filter((item) => item.release.pricePennies > 0)) {
    if (release.plans.some(({ id }) => id === planId)) continue;
    const releaseId = release.id;
    refuse('plan_unavailable', `${release.name} cannot be paid by this plan.`, { releaseId });
  }
  return offer;
}
