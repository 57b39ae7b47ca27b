import { describe, it } from 'node:test';
import { expect } from 'chai';
import fc from '../chance.js';
import { limitRuns } from '../effort.js';
import { SaleWalk, steps } from './sale-walk.js';

/** The first dozen bring about every status and refusal that is asked for. */
const eventful = { seed: 20270504, numRuns: limitRuns(60) };

describe('a sale with too few tickets', () => {
  it('RES-12 STA-08 WHK-08 PRC-15 RES-09 LIM-04 keeps its promises, whatever buyers, banks, clocks and organisers do, in whatever order', async () => {
    const [statuses, refusals] = [new Set<string>(), new Set<string>()];
    const walk = fc.asyncProperty(steps, async (all) => {
      const sale = new SaleWalk();
      await sale.play(all);
      sale.statuses.forEach((status) => statuses.add(status));
      sale.refusals.forEach((code) => refusals.add(code));
    });
    await fc.assert(walk, eventful);
    expect([...statuses]).to.include.members(['awaiting_payment', 'completed', 'expired']);
    expect([...refusals]).to.include.members(['sold_out', 'promo_used_up', 'too_many_holds']);
  });
});
