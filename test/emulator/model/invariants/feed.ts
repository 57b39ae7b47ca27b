import { checkEqual } from '../../../conformance/check.js';
import type { Feed } from '../cart.js';
import { isLive, type KnownEvent } from '../known.js';
import type { Ledger } from '../ledger.js';
import { gates } from '../scene.js';

type Shown = Feed['releases'][number];

/** From so few left on, the number is shown. */
const few = 10;

/** What a buyer is shown, with a code or without, is what there is. */
export function showsWhatThereIs(ledger: Ledger, event: KnownEvent, feed: Feed): void {
  showsTheRightOnes(ledger, event, feed);
  showsThemAsTheyAre(ledger, event, feed);
}

/** TIX-20, TIX-24: gated and hidden releases only with their own code. */
function showsTheRightOnes({ sight }: Ledger, { slugs }: KnownEvent, feed: Feed): void {
  const isHere = ({ event }: { event: string }) => event === slugs.at(-1);
  const code = feed.promo?.status === 'applied' ? feed.promo.code : undefined;
  const promo = sight.promos.find((one) => isHere(one) && one.code === code);
  const expected = sight.releases.filter(isHere).filter(({ id, name, access }) => {
    if (access === 'gated') return code === gates[name];
    return access === 'public' || promo?.releaseIds?.includes(id) === true;
  });
  const names = (releases: { name: string }[]) => releases.map(({ name }) => name);
  checkEqual(names(feed.releases), names(expected), `what ${code ?? 'no code'} opens`);
}

/** TIX-07, STA-02, STA-04 */
function showsThemAsTheyAre(ledger: Ledger, event: KnownEvent, feed: Feed): void {
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
