import type { PromoState } from '../../contract/tickets.js';
import type { PromoRecord, ReleaseRecord, TicketsRecord } from '../records/tickets.js';

/** How a release stands at one moment. */
interface ReleaseState {
  upcoming: boolean;
  soldOut: boolean;
  /** Sold out only because others are just buying: some may come back. */
  heldBack: boolean;
  remaining: number;
}

/** The tickets of an event and how many people its venue holds. */
interface VenueSale {
  tickets: Pick<TicketsRecord, 'releases' | 'deletedReleases'>;
  capacity: number | null;
}

/** @param now timestamp of the service */
export function releaseState(sale: VenueSale, release: ReleaseRecord, now: string): ReleaseState {
  const ended = hasEnded(release, now);
  const remaining = ended ? 0 : remainingOf(sale, release);
  const soldOut = remaining === 0;
  return {
    upcoming: isUpcoming(sale.tickets.releases, release, now),
    soldOut,
    heldBack: soldOut && !ended && leftBeyond(sale, release, soldOf) > 0,
    remaining,
  };
}

/** What can still be held: of the release itself, and of the room in the venue. spec L244 */
export const remainingOf = (sale: VenueSale, release: ReleaseRecord): number =>
  leftBeyond(sale, release, takenOf);

/** People that the venue still takes; infinitely many where nobody counts. */
export function roomIn({ tickets, capacity }: VenueSale, taken: Counted = takenOf): number {
  const inside = [...tickets.releases, ...tickets.deletedReleases]
    .filter(({ kind }) => kind === 'ticket')
    .reduce((people, release) => people + taken(release), 0);
  return (capacity ?? Infinity) - inside;
}

type Counted = (release: ReleaseRecord) => number;
const soldOf: Counted = ({ sold }) => sold;
const takenOf: Counted = ({ sold, held }) => sold + held;

function leftBeyond(sale: VenueSale, release: ReleaseRecord, taken: Counted): number {
  const own = release.stock - taken(release);
  return Math.max(0, release.kind === 'ticket' ? Math.min(own, roomIn(sale, taken)) : own);
}

/** The release directly above, hidden ones included; undefined where nothing is waited for. */
export function rungAbove(
  releases: readonly ReleaseRecord[],
  release: ReleaseRecord,
): ReleaseRecord | undefined {
  return release.afterPrevious ? releases[releases.indexOf(release) - 1] : undefined;
}

function isUpcoming(
  releases: readonly ReleaseRecord[],
  release: ReleaseRecord,
  now: string,
): boolean {
  if (release.salesStartAt !== null && now < release.salesStartAt) return true;
  const above = rungAbove(releases, release);
  return above !== undefined && !isDone(above, now);
}

/** Sold, not merely held, or past the end of its sale. spec L212 */
const isDone = (release: ReleaseRecord, now: string): boolean =>
  release.sold >= release.stock || hasEnded(release, now);

const hasEnded = ({ salesEndAt }: ReleaseRecord, now: string): boolean =>
  salesEndAt !== null && now >= salesEndAt;

/** Codes are compared without regard to case and to blanks around them. */
export const sameCode = (one: string, other: string): boolean =>
  one.trim().toUpperCase() === other.trim().toUpperCase();

/** The promo behind a code and how it stands; no promo where nobody knows the code. */
export function findPromo(
  { promos }: TicketsRecord,
  code: string,
  now: string,
): { status: PromoState['status']; promo?: PromoRecord } {
  const promo = promos.find((known) => sameCode(known.code, code));
  return promo ? { promo, status: statusOf(promo, now) } : { status: 'not_recognised' };
}

function statusOf(promo: PromoRecord, now: string): PromoState['status'] {
  if (promo.startsAt !== null && now < promo.startsAt) return 'not_started';
  if (promo.endsAt !== null && now >= promo.endsAt) return 'expired';
  return promo.maxUses !== null && promo.used >= promo.maxUses ? 'used_up' : 'applied';
}

/**
 * Whether a release is in the feed, and may be bought: a gated one with a code that it lists, a hidden
 * one with a code that is scoped to it. spec L248
 */
export function isShown({ id, access }: ReleaseRecord, promo: PromoRecord | undefined): boolean {
  switch (access.kind) {
    case 'public':
      return true;
    case 'gated':
      return promo !== undefined && access.codes.some((code) => sameCode(code, promo.code));
    case 'hidden':
      return promo?.releaseIds?.includes(id) ?? false;
  }
}
