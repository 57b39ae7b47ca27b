import { check, checkEqual } from '../../../conformance/check.js';
import { sumOf } from '../known.js';
import type { Invariant } from '../play.js';

/** WHK-08, FRE-02: every completed order is told once, and no other. */
const toldOnce: Invariant = ({ ledger: { sight } }) => {
  const completed = sight.orders.filter(({ status }) => status === 'completed');
  const told = sight.sales.map(({ reference, totalPennies }) => ({ reference, totalPennies }));
  const expected = completed.map(({ reference, totalPennies }) => ({ reference, totalPennies }));
  checkEqual(sorted(told), sorted(expected), 'the sales that were told');
};

const sorted = (sales: object[]) => sales.map((sale) => JSON.stringify(sale)).sort();

/** ORD-02: tickets, and codes for the other event, come with completion and not before. */
const deliveredOnCompletion: Invariant = ({ ledger }) => {
  for (const { reference, status, lines, event } of ledger.open()) {
    const answer = ledger.sight.statuses.get(reference);
    if (!answer) continue;
    const bought = status === 'completed' ? sumOf(lines.map(({ quantity }) => quantity)) : 0;
    const isThanked = status === 'completed' && event === ledger.events[0];
    checkEqual(answer.tickets.length, bought, `the tickets of ${reference}`);
    checkEqual(answer.crossEventPromoCodes.length, Number(isThanked), `codes of ${reference}`);
    check((answer.completedAt !== null) === (status === 'completed'), 'a time of completion');
  }
};

export const sales = [toldOnce, deliveredOnCompletion];
