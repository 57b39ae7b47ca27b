import type { PlanOffer, TicketFeed } from '../../contract/tickets.js';
import { readCount, readList, readTime, readText, type Loose } from '../../contract/loose.js';

/** Whether a visitor can buy a release, or why not. */
export type OfferState = 'on_sale' | 'upcoming' | 'sold_out' | 'held_back' | 'ended';

/** A release as it is offered. Money in minor units of the sale's currency. */
export interface Offer {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly state: OfferState;
  /** Face value. */
  readonly facePennies: number;
  /** The price of one with its booking fee; undefined if the service does not say. */
  readonly fullPennies: number | undefined;
  /** When it opens, if a time is known. */
  readonly startsAt: string | undefined;
  /** The release whose end it waits for, by name. */
  readonly startsAfter: string | undefined;
  readonly unlocked: boolean;
  readonly least: number;
  /** Most per order; Infinity where nothing limits it. */
  readonly most: number;
  /** Only if the service says how many are left. */
  readonly left: number | undefined;
  /** Payment plans, as the service states them. */
  readonly plans: readonly PlanTerms[];
  /** The organiser's labels of quantity discounts. */
  readonly discounts: readonly string[];
}

export type PlanTerms = Loose<PlanOffer>;

export interface OfferGroup {
  /** May be empty. */
  readonly name: string;
  readonly offers: readonly Offer[];
}

/** The tickets feed, read. */
export interface Sale {
  /** ISO 4217; empty if the feed has none, and then only free releases are offered. */
  readonly currency: string;
  readonly timezone: string | undefined;
  readonly groups: readonly OfferGroup[];
  readonly offers: readonly Offer[];
  /** Labels of discounts on every paid release. */
  readonly discounts: readonly string[];
  readonly mostPerOrder: number;
  /** When the service made the feed, in milliseconds since 1970; undefined if unknown. */
  readonly asOf: number | undefined;
}

/** The feed as a service may send it: any member may be missing. */
export type LooseFeed = Loose<TicketFeed>;
type LooseRelease = NonNullable<NonNullable<LooseFeed['releases']>[number]>;

const sales = new WeakMap<LooseFeed, Sale>();

/** The sale of a feed, in the organiser's order; neither groups nor add-ons change it. Read once. spec L211 */
export function saleOf(feed: LooseFeed): Sale {
  let sale = sales.get(feed);
  if (!sale) sales.set(feed, (sale = readSale(feed)));
  return sale;
}

function readSale(feed: LooseFeed): Sale {
  const currency = readText(feed.currency);
  const releases = namedReleases(feed).filter((release) => hasPrice(release, currency));
  const asOf = readTime(feed.generatedAt);
  const offers = releases.map((release, place) =>
    offerOf(release, { feed, releases, asOf, place }),
  );
  const groups: { name: string; offers: Offer[] }[] = [];
  for (const [place, offer] of offers.entries()) {
    const name = readText(releases[place]?.groupLabel);
    const last = groups.at(-1);
    if (last?.name === name) last.offers.push(offer);
    else groups.push({ name, offers: [offer] });
  }
  return {
    currency,
    timezone: readText(feed.timezone) || undefined,
    groups,
    offers,
    discounts: discountLabels(feed, (ids) => !ids),
    mostPerOrder: readCount(feed.maxTicketsPerOrder) ?? Infinity,
    asOf,
  };
}

interface OfferContext {
  feed: LooseFeed;
  releases: readonly LooseRelease[];
  asOf: number | undefined;
  place: number;
}

function offerOf(release: LooseRelease, { feed, releases, asOf, place }: OfferContext): Offer {
  const id = readText(release.id) || `release ${place}`;
  const least = Math.max(1, readCount(release.minPerOrder) ?? 1);
  const left = readCount(release.remaining);
  const above = releases.find((one) => readText(one.id) && one.id === release.startsAfterReleaseId);
  return {
    id,
    name: readText(release.name),
    description: readText(release.descriptionPlain),
    state: stateOf(release, asOf),
    facePennies: readCount(release.pricePennies) ?? 0,
    fullPennies: readCount(release.feeInclusivePricePennies),
    startsAt:
      readTime(release.salesStartAt) === undefined ? undefined : readText(release.salesStartAt),
    startsAfter: readText(above?.name) || undefined,
    unlocked: release.unlockedByPromo === true,
    least,
    most: Math.min(readCount(release.maxPerOrder) ?? Infinity, left ?? Infinity),
    left,
    plans: readList(release.paymentPlans),
    discounts: discountLabels(feed, (ids) => ids?.includes(id) ?? false),
  };
}

function stateOf(release: LooseRelease, asOf: number | undefined): OfferState {
  if (release.upcoming) return 'upcoming';
  const end = readTime(release.salesEndAt);
  if (asOf !== undefined && end !== undefined && asOf >= end) return 'ended';
  if (release.soldOut) return release.heldBack ? 'held_back' : 'sold_out';
  return 'on_sale';
}

/** Labels of the discounts whose list of releases fits, also of kinds that this code doesn't know. */
function discountLabels(
  { quantityDiscounts }: LooseFeed,
  fits: (releaseIds: readonly unknown[] | undefined) => boolean,
): string[] {
  return readList(quantityDiscounts).flatMap((discount) => {
    const { label, releaseIds, freeReleaseId }: LooseDiscount = discount;
    const ids = Array.isArray(releaseIds)
      ? [...readList<unknown>(releaseIds), freeReleaseId]
      : undefined;
    return readText(label) && fits(ids) ? [readText(label)] : [];
  });
}

/** `freeReleaseId`: the release that is given away, if it is another one than is bought. spec L188 */
interface LooseDiscount {
  readonly label?: string | null;
  readonly releaseIds?: readonly unknown[] | null;
  readonly freeReleaseId?: string | null;
}

/** Names of the releases that are not offered because their price can't be read. */
export const unpricedReleases = (feed: LooseFeed): string[] =>
  namedReleases(feed)
    .filter((release) => !hasPrice(release, readText(feed.currency)))
    .map(({ name }) => readText(name));

const namedReleases = ({ releases }: LooseFeed): LooseRelease[] =>
  readList(releases).filter(({ name }) => readText(name));

/** A ticket without a price or currency is not sold, unless it is free. */
function hasPrice(release: LooseRelease, currency: string): boolean {
  const face = readCount(release.pricePennies);
  const isFree = face === 0 && !readCount(release.feeInclusivePricePennies);
  return face !== undefined && (isFree || currency !== '');
}
