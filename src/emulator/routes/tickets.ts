import type { PromoState, Release } from '../../contract/tickets.js';
import { limits } from '../../contract/limits.js';
import { feeInclusive } from '../pricing/booking-fee.js';
import { planOffer } from '../pricing/plan.js';
import { findPromo, unlocks } from '../rules/promo-code.js';
import { releaseState, rungAbove } from '../rules/release-state.js';
import { shownDiscounts } from '../rules/tickets.js';
import type { PromoRecord, ReleaseRecord, TicketsRecord } from '../records/tickets.js';
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

/** Gated and hidden releases are not in the feed at all without their code. spec L248 */
const isShown = (release: ReleaseRecord, promo: PromoRecord | undefined): boolean =>
  release.access.kind === 'public' || (promo !== undefined && unlocks(promo, release));

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
