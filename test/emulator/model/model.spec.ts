import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { mutants } from './mutants.js';
import { property } from './property.js';
import { Tally } from './tally.js';

const seed = 20270501;

test('RES-12 STA-08 WHK-08 PRC-15 ENV-20 RES-09 RES-14 LIM-04 whatever buyers, banks, clocks and organisers do in whatever order, every promise of the checkout holds', async () => {
  const tally = new Tally();
  await fc.assert(property(tally), { seed, numRuns: 60 });
  for (const step of ['held', 'awaiting_payment', 'completed', 'expired', 'refunded', 'cancelled'])
    expect(tally.seen('order').join(), `an order that is ${step}`).toContain(`> ${step}`);
  for (const refusal of ['sold_out', 'promo_used_up', 'too_many_holds', 'request_id_reused'])
    expect(tally.seen('answer')).toContain(refusal);
  expect(tally.seen('fault')).toEqual(['drop_after', 'duplicate', 'stale', 'status']);
});

for (const [name, mutate] of Object.entries(mutants)) {
  test(`the same walks find a service that breaks its promise: ${name}`, async () => {
    const found = await fc.check(property({ mutate }), { seed, numRuns: 60, endOnFailure: true });
    expect(found.failed).toBe(true);
  });
}
