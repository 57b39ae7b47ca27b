import type { ReleaseRecord, TicketsRecord } from '../ticket-records.js';

/** How a release stands at one moment. */
export interface ReleaseState {
  upcoming: boolean;
  soldOut: boolean;
  /** Sold out only because others are just buying: some may come back. */
  heldBack: boolean;
  remaining: number;
}

/** @param now timestamp of the service */
export function releaseState(
  { releases }: Pick<TicketsRecord, 'releases'>,
  release: ReleaseRecord,
  now: string,
): ReleaseState {
  const ended = hasEnded(release, now);
  const remaining = ended ? 0 : remainingOf(release);
  const soldOut = remaining === 0;
  return {
    upcoming: isUpcoming(releases, release, now),
    soldOut,
    heldBack: soldOut && !ended && release.sold < release.stock,
    remaining,
  };
}

export const remainingOf = ({ stock, sold, held }: ReleaseRecord): number =>
  Math.max(0, stock - sold - held);

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
