import { checkEqual } from '../../../conformance/check.js';
import type { Feed } from '../expected-price.js';
import { isLive, type KnownEvent } from '../known.js';
import type { Ledger } from '../ledger.js';

type Shown = Feed['releases'][number];

/** From so few left on, the number is shown. */
const few = 10;

/** TIX-07, STA-02, STA-04: what a buyer is shown of a release is how it stands. */
export function showsAsItIs(ledger: Ledger, event: KnownEvent, feed: Feed): void {
  const live = ledger.orders.filter((order) => order.event === event && isLive(order));
  for (const shown of feed.releases) {
    const { name, upcoming, soldOut, heldBack, remaining } = shown;
    const release = ledger.release(shown.id);
    const isOver = hasEnded(ledger, shown);
    const left = isOver ? 0 : Math.max(0, ledger.leftOf(release));
    const expected = {
      upcoming: isUpcoming(ledger, shown, feed),
      soldOut: left === 0,
      heldBack: left === 0 && !isOver && ledger.leftOf(release, live) > 0,
      remaining: left === 0 || left > few ? null : left,
    };
    checkEqual({ upcoming, soldOut, heldBack, remaining }, expected, `how ${name} stands`);
  }
}

const hasEnded = ({ now }: Ledger, { salesEndAt }: Shown): boolean =>
  salesEndAt !== null && Date.parse(salesEndAt) <= now;

/** Before its time, or while the rung above it is neither sold nor over: held is not sold. */
function isUpcoming(ledger: Ledger, shown: Shown, { releases }: Feed): boolean {
  const { salesStartAt, startsAfterReleaseId } = shown;
  if (salesStartAt !== null && Date.parse(salesStartAt) > ledger.now) return true;
  const above = releases.find(({ id }) => id === startsAfterReleaseId);
  if (!above) return shown.upcoming; // the rung above is hidden, and nobody can see how it stands
  const release = ledger.release(above.id);
  return ledger.soldOf(release) < release.stock && !hasEnded(ledger, above);
}
