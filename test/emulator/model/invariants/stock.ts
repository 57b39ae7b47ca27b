import { check, checkEqual } from '../../../conformance/check.js';
import type { Invariant } from '../play.js';

/** RES-12: completed, live and pinned tickets of a release are never more than there are. */
const neverMoreThanStock: Invariant = ({ ledger }) => {
  for (const release of ledger.releases) {
    const taken = ledger.takenOf(release);
    check(taken <= release.stock, `at most ${release.stock} of ${release.id}, not ${taken}`);
  }
};

/** RES-12: nor are there more people than the venue holds, whatever release let them in. */
const neverMoreThanCapacity: Invariant = ({ ledger }) => {
  for (const event of ledger.events) {
    const room = ledger.roomAt(event);
    check(room >= 0, `nobody too many at ${event.name}, not ${-room}`);
  }
};

/** RES-11: what the organiser reads is what the orders add up to: nothing is kept, nothing is lost. */
const countedAlike: Invariant = ({ ledger }) => {
  const there = ledger.releases.filter(({ isDeleted }) => !isDeleted);
  checkEqual(ledger.sight.releases.length, there.length, 'the number of releases');
  for (const { id, name, sold, held, remaining } of ledger.sight.releases) {
    const release = ledger.release(id);
    const expected = {
      sold: ledger.soldOf(release),
      held: ledger.heldOf(release),
      remaining: Math.max(0, ledger.leftOf(release)),
    };
    checkEqual({ sold, held, remaining }, expected, `what is sold, held and left of ${name}`);
  }
};

export const stock = [neverMoreThanStock, neverMoreThanCapacity, countedAlike];
