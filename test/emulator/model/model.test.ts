import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { answering } from './middleman.js';
import { mutants } from './mutants.js';
import { property } from './property.js';
import { Tally } from './tally.js';

/** A few of the walks that `npm run model` makes by the thousand. */
const walks = { seed: 20270501, numRuns: 60 };

test('RES-12 STA-08 WHK-08 PRC-15 ENV-20 RES-09 RES-14 LIM-04 whatever buyers, banks, clocks and organisers do, in whatever order, the checkout keeps its promises', async () => {
  const tally = new Tally();
  await fc.assert(property(tally), walks);
  const ways = tally.seen('order').join();
  for (const status of ['awaiting_payment', 'completed', 'expired', 'refunded', 'cancelled'])
    expect(ways).toContain(`-> ${status}`);
  for (const refusal of ['sold_out', 'promo_used_up', 'too_many_holds', 'request_id_reused'])
    expect(tally.seen('answer')).toContain(refusal);
  expect(tally.seen('fault')).toEqual(['drop_after', 'duplicate', 'stale', 'status']);
});

test('the same walks find every service that breaks a promise, and say which', async () => {
  for (const { breaks, mutate, noticed } of mutants) {
    const { failed, errorInstance } = await fc.check(property({ mutate }), {
      ...walks,
      endOnFailure: true,
    });
    expect(failed, breaks).toBe(true);
    expect((errorInstance as Error).message, breaks).toMatch(noticed);
  }
});

test('they find nothing where somebody stands between and changes nothing', async () => {
  await fc.assert(property({ mutate: answering((text) => text) }), { ...walks, numRuns: 10 });
});
