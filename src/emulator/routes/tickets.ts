import { limits } from '../../contract/limits.js';
import type { PromoState, QuantityDiscount, Release } from '../../contract/tickets.js';
import { feeInclusive } from '../pricing/booking-fee.js';
import { planOffer } from '../pricing/plan.js';
import type { PromoRecord, ReleaseRecord, TicketsRecord } from '../records/tickets.js';
import { findPromo, isShown, releaseState, rungAbove } from '../rules/sale-state.js';
import type { EventRecord } from '../state/world.js';
import type { Handler } from './handler.js';

/** From so few left on, the feed says how many. */
const fewLeft = 10;

/** spec L186-189, L248 */
export const getTickets: Handler<'getTickets'> = ({ state, event, query, surface }) => {
  const { tickets } = event;
  const now = state.clock.now();
  const code = query.promo?.trim() ?? '';
  const asked = tickets && code !== '' ? findPromo(tickets, code, state.clock.timestamp()) : null;
  const promo = asked?.status === 'applied' ? asked.promo : undefined;
  const shown = tickets ? tickets.releases.filter((release) => isShown(release, promo)) : [];
  return {
    eventId: event.id,
    eventSlug: event.slug,
    surface,
    currency: tickets?.currency ?? 'GBP',
    timezone: event.timezone,
    releases: tickets ? shown.map((one) => releaseOf(one, { event, tickets, promo, now })) : [],
    bookingFeePolicy: tickets?.bookingFee ?? noFee,
    quantityDiscounts: tickets ? shownDiscounts(tickets, idsOf(shown)) : [],
    maxTicketsPerOrder: tickets?.maxTicketsPerOrder ?? null,
    holdMinutes: limits.holdMinutes,
    promo: code === '' ? null : promoStateOf(code, asked?.status, { promo, shown }),
    checkout: surface === 'web' ? (tickets?.checkout ?? null) : null,
    lastUpdatedAt: event.content.tickets?.changedAt ?? null,
    generatedAt: state.clock.timestamp(),
  };
};

const idsOf = (releases: readonly ReleaseRecord[]) => releases.map(({ id }) => id);

const noFee = { perTicketPennies: 0, percentBps: 0, capPennies: null, minPennies: 0 };

/** The discounts that are about what is shown, naming nothing else. spec L188, L248 */
function shownDiscounts(
  { quantityDiscounts }: TicketsRecord,
  shownIds: readonly string[],
): QuantityDiscount[] {
  return quantityDiscounts.flatMap((discount) => {
    const { releaseIds } = discount;
    const named = releaseIds && releaseIds.filter((id) => shownIds.includes(id));
    const given = discount.kind === 'buy_n_get_m' ? discount.freeReleaseId : undefined;
    const isShown = named?.length !== 0 && (given === undefined || shownIds.includes(given));
    return isShown ? [{ ...discount, releaseIds: named }] : [];
  });
}

interface Circumstances {
  event: EventRecord;
  tickets: TicketsRecord;
  promo: PromoRecord | undefined;
  /** Milliseconds since 1970, UTC. */
  now: number;
}

function releaseOf(release: ReleaseRecord, { event, tickets, promo, now }: Circumstances): Release {
  const { id, name, description, group, kind, pricePennies } = release;
  const { upcoming, soldOut, heldBack, remaining } = releaseState(
    { tickets, capacity: event.capacity },
    release,
    new Date(now).toISOString(),
  );
  const above = rungAbove(tickets.releases, release);
  const plans = release.plans.map((plan) => planOffer(plan, now, event.timezone));
  return {
    id,
    name,
    descriptionPlain: description,
    groupLabel: group,
    kind,
    sortOrder: tickets.releases.indexOf(release),
    pricePennies,
    feeInclusivePricePennies: feeInclusive(release, tickets.bookingFee),
    upcoming,
    soldOut,
    heldBack,
    salesStartAt: release.salesStartAt,
    salesEndAt: release.salesEndAt,
    startsAfterReleaseId: above && isShown(above, promo) ? above.id : null,
    minPerOrder: release.minPerOrder,
    maxPerOrder: release.maxPerOrder,
    remaining: !soldOut && remaining <= fewLeft ? remaining : null,
    unlockedByPromo: release.access.kind !== 'public',
    paymentPlans: plans.filter((offer) => offer !== undefined),
  };
}

function promoStateOf(
  code: string,
  status: PromoState['status'] = 'not_recognised',
  { promo, shown }: { promo: PromoRecord | undefined; shown: readonly ReleaseRecord[] },
): PromoState {
  return {
    code: promo?.code ?? code,
    status,
    label: promo?.label ?? null,
    unlockedReleaseIds: idsOf(shown.filter(({ access }) => access.kind !== 'public')),
  };
}
