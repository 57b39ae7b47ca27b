import { describe, it } from 'node:test';
import { expect } from 'chai';
import fc from '../../chance.js';
import { chooseSome, limitRuns } from '../../effort.js';
import { answering } from './middleman.js';
import { mutants } from './mutants.js';
import { property } from './property.js';
import { Tally } from './tally.js';

/** A few of the walks that `npm run model` makes by the thousand. */
const walks = { seed: 20270501, numRuns: 60 };
/** Others, of which the first dozen bring about every status, refusal and fault that is asked for. */
const eventful = { seed: 20270522, numRuns: limitRuns(60) };

describe('the model of a checkout', () => {
  it('RES-12 STA-08 WHK-08 PRC-15 ENV-20 RES-09 LIM-04 whatever buyers, banks, clocks and organisers do, in whatever order, the checkout keeps its promises', async () => {
    const tally = new Tally();
    await fc.assert(property(tally), eventful);
    const ways = tally.seen('order').join();
    for (const status of ['awaiting_payment', 'completed', 'expired', 'refunded'])
      expect(ways).to.include(`-> ${status}`);
    for (const refusal of ['sold_out', 'promo_used_up', 'too_many_holds'])
      expect(tally.seen('answer')).to.include(refusal);
    expect(tally.seen('fault')).to.deep.equal(['drop_after', 'duplicate', 'stale', 'status']);
  });

  it('the same walks find every service that breaks a promise, and say which', async () => {
    for (const { breaks, mutate, noticed } of chooseSome(mutants)) {
      const { failed, errorInstance } = await fc.check(property({ mutate }), {
        ...walks,
        endOnFailure: true,
      });
      expect(failed, breaks).to.equal(true);
      expect((errorInstance as Error).message, breaks).to.match(noticed);
    }
  });

  it('they find nothing where somebody stands between and changes nothing', async () => {
    await fc.assert(property({ mutate: answering((text) => text) }), {
      ...walks,
      numRuns: limitRuns(10),
    });
  });
});
