import { describe, it } from 'node:test';
import { expect } from 'chai';
import fc from '../../chance.js';
import type { Totals } from '../../../src/contract/checkout.js';
import { allocate, percent } from '../../../src/emulator/pricing/amounts.js';
import { feeInclusive } from '../../../src/emulator/pricing/booking-fee.js';
import { partsOf, priced } from './carts.js';
import { bps, code, discounts, items, offer, pennies, policy } from './random-carts.js';

const terms = fc.record({
  promo: fc.option(code, { nil: undefined }),
  quantityDiscounts: discounts,
});
const runs = { numRuns: 2000 };

/** Share, half a penny up, in exact arithmetic of whole numbers without a size limit. */
const exactPercent = (amount: number, share: number) =>
  Number((BigInt(amount) * BigInt(share) * 2n + 10_000n) / 20_000n);

describe('prices, whatever the cart', () => {
  it('round a share half a penny up, exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), bps, (amount, share) => {
        expect(percent(amount, share)).to.equal(exactPercent(amount, share));
      }),
      runs,
    );
  });

  it('spread an amount so that the parts add up and stay within a penny of their share', () => {
    const weights = fc.array(pennies, { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(pennies, weights, (amount, shares) => {
        const whole = shares.reduce((one, other) => one + other, 0);
        const parts = allocate(amount, shares);
        const total = parts.reduce((one, other) => one + other, 0);
        expect(total).to.equal(whole === 0 ? 0 : amount);
        for (const [index, part] of parts.entries()) {
          expect(Number.isInteger(part)).to.equal(true);
          if (whole) expect(Math.abs(part - (amount * shares[index]!) / whole)).to.be.below(1);
        }
      }),
      runs,
    );
  });

  it('are n times the price shown, unless the minimum binds, and never more (PRC-05)', () => {
    const quantity = fc.integer({ min: 1, max: 12 });
    fc.assert(
      fc.property(pennies, policy, quantity, quantity, (face, fees, least, more) => {
        const bought = least + more - 1;
        const shown = bought * feeInclusive({ pricePennies: face, minPerOrder: least }, fees);
        const { totalPennies } = priced([[face, bought]], fees);
        const alone = priced([[face, 1]], { ...fees, minPennies: 0 }).bookingFeePennies;
        if (alone * least >= fees.minPennies) expect(totalPennies).to.equal(shown);
        expect(totalPennies).to.be.at.most(shown);
      }),
      runs,
    );
  });

  it('add up in every answer, line by line (PRC-14)', () => {
    fc.assert(
      fc.property(items, policy, terms, (cart, fees, more) => {
        expectSums(priced(cart, fees, more));
      }),
      runs,
    );
  });

  it('never fall below nothing nor rise above face value', () => {
    fc.assert(
      fc.property(items, policy, terms, (cart, fees, more) => {
        const { lines, netPennies, totalPennies, subtotalPennies } = priced(cart, fees, more);
        for (const line of lines) {
          expect(line.netPennies).to.be.within(0, line.subtotalPennies);
          expect(line.bookingFeePennies).to.be.at.least(0);
        }
        expect(netPennies).to.be.within(0, subtotalPennies);
        if (netPennies === 0) expect(totalPennies).to.equal(0);
      }),
      runs,
    );
  });

  it('without a discount grow with every ticket', () => {
    fc.assert(
      fc.property(pennies, policy, fc.integer({ min: 1, max: 20 }), (face, fees, quantity) => {
        const fewer = priced([[face, quantity]], fees).totalPennies;
        expect(priced([[face, quantity + 1]], fees).totalPennies).to.be.at.least(fewer);
      }),
      runs,
    );
  });

  it('in parts add up to the total, the fee first, a penny apart at most (PRC-15)', () => {
    fc.assert(
      fc.property(items, policy, terms, offer, (cart, fees, more, plan) => {
        const totals = priced(cart, fees, { ...more, plan });
        const [now = 0, ...later] = partsOf(totals);
        expect(now + later.reduce((one, other) => one + other, 0)).to.equal(totals.totalPennies);
        expect(now).to.be.at.least(totals.bookingFeePennies);
        expect(later).to.deep.equal([...later].sort((one, other) => other - one));
        expect(Math.max(...later) - Math.min(...later)).to.be.at.most(1);
      }),
      runs,
    );
  });
});

function expectSums(totals: Totals): void {
  const { lines } = totals;
  const over = (pick: (line: Totals['lines'][number]) => number) =>
    lines.reduce((total, line) => total + pick(line), 0);
  expect(over((line) => line.subtotalPennies)).to.equal(totals.subtotalPennies);
  expect(over((line) => line.netPennies)).to.equal(totals.netPennies);
  expect(over((line) => line.bookingFeePennies)).to.equal(totals.bookingFeePennies);
  const { subtotalPennies, promoDiscountPennies, quantityDiscountPennies, netPennies } = totals;
  expect(subtotalPennies - promoDiscountPennies - quantityDiscountPennies).to.equal(netPennies);
  expect(promoDiscountPennies).to.be.at.least(0);
  expect(quantityDiscountPennies).to.be.at.least(0);
  expect(netPennies + totals.bookingFeePennies).to.equal(totals.totalPennies);
  expect(totals.dueNowPennies).to.equal(totals.totalPennies);
}
