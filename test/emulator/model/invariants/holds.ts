import { gapLimits } from '../../../../src/contract/limits.js';
import { check, checkEqual } from '../../../conformance/check.js';
import { isLive } from '../known.js';
import type { Invariant } from '../play.js';

/** LIM-04: nobody has more live holds at an event than are allowed. */
const neverTooMany: Invariant = ({ ledger }) => {
  for (const event of ledger.events) {
    for (const { page } of ledger.orders) {
      const live = page === undefined ? 0 : ledger.holdsOf(page, event).length;
      check(live <= gapLimits.liveHoldsPerCaller, `no ${live} holds of one page at ${event.name}`);
    }
  }
};

/** RES-09: a code is never used more often than it may be, holds included. */
const neverTooOften: Invariant = ({ ledger }) => {
  for (const event of ledger.events) {
    for (const { code, maxUses, used } of promosAt(ledger.sight, event.slugs.at(-1))) {
      const users = ledger.usersOf(event, code);
      check(users.length <= (maxUses ?? Infinity), `${code} in at most ${maxUses} orders`);
      const completed = users.filter((order) => !isLive(order)).length;
      checkEqual(used, completed, `how often ${code} was used`);
    }
  }
};

const promosAt = ({ promos }: { promos: Promos }, slug: string | undefined): Promos =>
  promos.filter(({ event }) => event === slug);
type Promos = Parameters<Invariant>[0]['before']['promos'];

export const holds = [neverTooMany, neverTooOften];
