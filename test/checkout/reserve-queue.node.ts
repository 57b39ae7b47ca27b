import { describe, it } from 'node:test';
import { expect } from 'chai';
import fc from '../chance.js';
import { spreadFor, queueSeconds } from '../../src/checkout/machine/reserve-queue.js';
import { TestBuyer, type TestBuyerOptions } from './test-buyer.js';

const day = { 'Saturday Day': 2 };

/** Somebody who has chosen, and what they are told. */
async function chosen(
  options: TestBuyerOptions = {},
): Promise<{ buyer: TestBuyer; turns: number[] }> {
  const turns: number[] = [];
  const buyer = new TestBuyer({ ...options, onTurn: (seconds) => turns.push(seconds) });
  await buyer.choose(day);
  return { buyer, turns };
}

const reserves = (buyer: TestBuyer) => buyer.count('/reserve');
const busy = (retryAfterSeconds?: number) =>
  ({
    kind: 'status',
    status: 429,
    code: 'rate_limited',
    ...(retryAfterSeconds && { retryAfterSeconds }),
  }) as const;

describe('a press in a rush', () => {
  it('that a busy service sends away comes back by itself, no sooner than it was told: one press, one hold', async () => {
    for (const chance of [0, 0.5]) {
      const { buyer, turns } = await chosen({ chance });
      const { remaining } = buyer.release('Saturday Day');
      buyer.break('reserve', busy(7), 2);
      await buyer.reserve();
      for (const press of [1, 2, 3]) {
        buyer.checkout.reserve();
        expect(reserves(buyer), `press ${press}`).to.equal(1);
      }
      await buyer.pass(6.9 + chance * 7);
      expect(reserves(buyer)).to.equal(1);
      await buyer.pass(0.2);
      expect(reserves(buyer)).to.equal(2);
      await buyer.pass(15);
      expect([buyer.step, reserves(buyer)]).to.deep.equal(['details', 3]);
      expect(turns).to.deep.equal([7 * (1 + chance), 7 * (1 + chance)]);
      expect(buyer.release('Saturday Day').remaining).to.equal(remaining - 2);
    }
  });

  it('that is refused again and again waits longer each time, and reads nothing', async () => {
    const { buyer, turns } = await chosen();
    buyer.break('reserve', busy());
    const before = buyer.asked.length;
    await buyer.reserve();
    await buyer.pass(120);
    const pauses = turns.map((pause) => Math.round(10 * pause) / 10);
    expect(pauses).to.deep.equal([3, 4.8, 7.7, 12.3, 19.7, 30, 30, 30]);
    const others = buyer.asked.slice(before).filter((line) => !line.includes('/reserve'));
    expect([others, buyer.feedsWanted]).to.deep.equal([[], 0]);
  });

  it('that a gateway refuses with 503 is repeated only where it says when', async () => {
    const { buyer, turns } = await chosen();
    buyer.break('reserve', { kind: 'status', status: 503 }, 1);
    await buyer.reserve();
    await buyer.pass(10);
    expect([turns, buyer.step, buyer.problem?.code]).to.deep.equal([[], 'choosing', 'unsure']);
    const told = await chosen();
    told.buyer.break('reserve', { kind: 'status', status: 503, retryAfterSeconds: 4 }, 1);
    await told.buyer.reserve();
    await told.buyer.pass(10);
    expect([told.buyer.step, told.turns]).to.deep.equal(['details', [4]]);
  });

  it('that is told to wait for longer than a minute is for the buyer to repeat (LIM-10)', async () => {
    const { buyer, turns } = await chosen();
    buyer.break('reserve', busy(61), 1);
    await buyer.reserve();
    await buyer.pass(100);
    expect([buyer.step, buyer.problem?.code, turns.length]).to.deep.equal([
      ...['choosing', 'rate_limited', 0],
    ]);
  });

  it('can be called off; who presses again waits again', async () => {
    const { buyer } = await chosen();
    buyer.break('reserve', busy(20), 1);
    await buyer.reserve();
    await buyer.pass(5);
    buyer.checkout.back('choosing');
    expect(buyer.step).to.equal('choosing');
    await buyer.pass(60);
    expect([buyer.step, reserves(buyer)]).to.deep.equal(['choosing', 1]);
    buyer.checkout.reserve();
    await buyer.pass(19);
    expect(reserves(buyer)).to.equal(1);
    await buyer.pass(2);
    expect(buyer.step).to.equal('details');
  });

  it('cannot be called off once it is on its way', async () => {
    const { buyer } = await chosen();
    buyer.late = () => 2;
    buyer.checkout.reserve();
    await buyer.pass(1);
    buyer.checkout.back('choosing');
    expect(buyer.step).to.equal('reserving');
    await buyer.pass(3);
    expect(buyer.step).to.equal('details');
  });

  it('waits its turn after an opening, and a reload is no way to be earlier', async () => {
    let secondsOpen = 5;
    const { buyer, turns } = await chosen({ secondsOpen: () => secondsOpen });
    await buyer.reserve();
    await buyer.pass(9.9);
    expect([buyer.step, reserves(buyer), turns]).to.deep.equal(['reserving', 0, [10]]);
    secondsOpen = 30;
    const later = buyer.reload();
    await later.pass(9.9);
    expect(reserves(later)).to.equal(0);
    await later.pass(0.2);
    expect([later.step, reserves(later)]).to.deep.equal(['details', 1]);
  });

  it('on a sale that is late is repeated, and not for ever', async () => {
    const { buyer } = await chosen({ secondsOpen: () => 1 });
    buyer.break('reserve', { kind: 'status', status: 409, code: 'not_on_sale' }, 2);
    await buyer.reserve();
    await buyer.pass(15);
    expect([buyer.step, reserves(buyer)]).to.deep.equal(['details', 3]);
    const other = await chosen({ secondsOpen: () => 1 });
    other.buyer.break('reserve', { kind: 'status', status: 409, code: 'not_on_sale' });
    await other.buyer.reserve();
    await other.buyer.pass(300);
    expect([other.buyer.step, reserves(other.buyer)]).to.deep.equal(['choosing', 6]);
    expect(other.buyer.problem?.code).to.equal('not_on_sale');
  });

  it('that finds nothing left causes one reading, and not at once', async () => {
    const { buyer } = await chosen({ secondsOpen: () => 1, chance: 0.5 });
    buyer.break('reserve', { kind: 'status', status: 409, code: 'sold_out' }, 1);
    const quotes = buyer.count('/quote');
    await buyer.reserve();
    await buyer.pass(4);
    expect([buyer.problem?.code, buyer.feedsWanted]).to.deep.equal(['sold_out', 0]);
    await buyer.pass(15);
    expect([buyer.feedsWanted, buyer.count('/quote')]).to.deep.equal([1, quotes]);
  });

  it('needs no price before: who goes on at once is asked for none', async () => {
    const buyer = new TestBuyer({ secondsOpen: () => 1, chance: 0.9 });
    await buyer.choose(day);
    await buyer.reserve();
    await buyer.pass(30);
    expect([buyer.step, buyer.count('/quote')]).to.deep.equal(['details', 0]);
  });
});

describe('a choice in a rush', () => {
  it('is priced later, but at once where it is to be paid in parts', async () => {
    const buyer = new TestBuyer({ secondsOpen: () => 1, chance: 0.9 });
    const feed = await buyer.readFeed();
    const plans = feed.releases.find(({ name }) => name === 'Weekend')?.paymentPlans;
    await buyer.choose({ Weekend: 1 });
    await buyer.pass(5);
    expect(buyer.count('/quote')).to.equal(0);
    await buyer.choose({ Weekend: 2 }, undefined, plans?.[0]?.id);
    expect(buyer.count('/quote')).to.equal(1);
  });
});

describe('turns after an opening', () => {
  const seconds = fc.double({ min: 0, max: 200, noNaN: true });

  it('keep the order of presses, are never long, and are over in time', () => {
    const reached = new Set<string>();
    fc.assert(
      fc.property(seconds, seconds, (one, other) => {
        const [early, late] = [Math.min(one, other), Math.max(one, other)];
        expect(early + queueSeconds(early)).to.be.at.most(late + queueSeconds(late) + 1e-9);
        expect(queueSeconds(early)).to.be.within(0, 24);
        reached.add(queueSeconds(early) > 0 ? 'in the rush' : 'after it');
        if (early >= 72) expect(queueSeconds(early)).to.equal(0);
      }),
      { numRuns: 2000, seed: 7 },
    );
    expect([...reached].sort()).to.deep.equal(['after it', 'in the rush']);
    expect([queueSeconds(), queueSeconds(Infinity)]).to.deep.equal([0, 0]);
  });

  it('what chance adds to a time that was told is a quarter of a minute at least, or as much again', () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 60, noNaN: true }), (told) => {
        expect(spreadFor(told)).to.be.within(Math.min(told, 15), told);
      }),
      { seed: 7 },
    );
    expect([10, 40, 50, 60].map(spreadFor)).to.deep.equal([10, 20, 15, 15]);
  });
});
