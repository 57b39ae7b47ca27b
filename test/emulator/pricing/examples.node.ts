import { describe, it } from 'node:test';
import { expect } from 'chai';
import { feeInclusive } from '../../../src/emulator/pricing/booking-fee.js';
import { buyGet, bundle, idOf, N, O, partsOf, plan, priced, promo, tiered } from './carts.js';
import type { Item } from './carts.js';

/** Net, fee and total of a cart. */
const sums = (...cart: Parameters<typeof priced>): number[] => {
  const { netPennies, bookingFeePennies, totalPennies } = priced(...cart);
  return [netPennies, bookingFeePennies, totalPennies];
};
const shown = (pricePennies: number, minPerOrder: number, policy = N) =>
  feeInclusive({ pricePennies, minPerOrder }, policy);

describe('the worked examples of the price', () => {
  it('1: three at 45.00 cost three times the price shown, to the penny (PRC-06)', () => {
    expect(sums([[4500, 3]], N)).to.deep.equal([13500, 1089, 14589]);
    expect(shown(4500, 1) * 3).to.equal(14589);
  });

  it('2: the minimum fee binds for one ticket of 99 pennies and not for two (PRC-03)', () => {
    expect(sums([[99, 1]], N)).to.deep.equal([99, 50, 149]);
    expect(sums([[99, 2]], N)).to.deep.equal([198, 64, 262]);
    expect(shown(99, 1)).to.equal(149);
  });

  it('3: an older event keeps three percent and 75 pennies (TIX-11)', () => {
    expect(sums([[4500, 2]], O)).to.deep.equal([9000, 420, 9420]);
    expect(shown(4500, 1, O)).to.equal(4710);
  });

  it('4: a cap counts for each ticket', () => {
    const capped = { percentBps: 1000, perTicketPennies: 0, capPennies: 500, minPennies: 0 };
    expect(sums([[8000, 2]], capped)).to.deep.equal([16000, 1000, 17000]);
    expect(shown(8000, 1, capped)).to.equal(8500);
  });

  it('5: the price shown is that of the smallest order, its share rounded up', () => {
    expect(sums([[100, 4]], N)).to.deep.equal([400, 132, 532]);
    expect(shown(100, 4)).to.equal(133);
    const tenPence = { percentBps: 0, perTicketPennies: 10, capPennies: null, minPennies: 50 };
    expect(sums([[100, 3]], tenPence)).to.deep.equal([300, 50, 350]);
    expect(shown(100, 3, tenPence)).to.equal(117);
  });

  it('6: free tickets beside a paid one pay no fee (PRC-09)', () => {
    const cart: Item[] = [
      [3000, 1],
      [0, 2],
    ];
    expect(sums(cart, N)).to.deep.equal([3000, 250, 3250]);
    expect(shown(0, 1)).to.equal(0);
  });

  it('7: a percentage off each ticket, and the fee of the new price (PRC-10)', () => {
    const fifteen = promo({ kind: 'percent', bps: 1500 });
    expect(sums([[4500, 3]], N, { promo: fifteen })).to.deep.equal([11475, 936, 12411]);
  });

  it('8: an amount off the order is spread over its tickets (PRC-13)', () => {
    const tenPounds = promo({ kind: 'fixed_per_order', pennies: 1000 });
    expect(sums([[4500, 3]], N, { promo: tenPounds })).to.deep.equal([12500, 1013, 13513]);
  });

  it('9: the cheapest of each group is free, and free units pay no fee (PRC-08)', () => {
    const quantityDiscounts = [buyGet(3, 1)];
    expect(sums([[2000, 4]], N, { quantityDiscounts })).to.deep.equal([6000, 525, 6525]);
    expect(sums([[2000, 5]], N, { quantityDiscounts })).to.deep.equal([8000, 700, 8700]);
    expect(sums([[2000, 8]], N, { quantityDiscounts })).to.deep.equal([12000, 1050, 13050]);
    const mixed: Item[] = [
      [2000, 3],
      [1250, 1],
    ];
    expect(sums(mixed, N, { quantityDiscounts })).to.deep.equal([6000, 525, 6525]);
    expect(priced(mixed, N, { quantityDiscounts }).lines[1]?.freeQuantity).to.equal(1);
  });

  it('10: the highest tier that is reached counts for all', () => {
    const quantityDiscounts = [tiered([5, 500], [10, 1000])];
    expect(sums([[1999, 4]], N, { quantityDiscounts })).to.deep.equal([7996, 700, 8696]);
    expect(sums([[1999, 5]], N, { quantityDiscounts })).to.deep.equal([9495, 835, 10330]);
    expect(sums([[1999, 10]], N, { quantityDiscounts })).to.deep.equal([17990, 1600, 19590]);
  });

  it('11: complete bundles have their price, the rest pays in full', () => {
    const four = { quantityDiscounts: [bundle(4, 7000)] };
    expect(sums([[2000, 5]], N, four)).to.deep.equal([9000, 799, 9799]);
    const three = { quantityDiscounts: [bundle(3, 5000)] };
    expect(sums([[2000, 3]], N, three)).to.deep.equal([5000, 450, 5450]);
  });

  it('12: a plan asks for the deposit and the whole fee first (PRC-15)', () => {
    const fifth = { plan: plan({ depositPercentBps: 2000 }, 4) };
    expect(sums([[4500, 3]], N, fifth)[2]).to.equal(14589);
    expect(partsOf(priced([[4500, 3]], N, fifth))).to.deep.equal([3789, 2700, 2700, 2700, 2700]);
    const quarter = priced([[4999, 1]], N, { plan: plan({ depositPercentBps: 2500 }, 3) });
    expect(partsOf(quarter)).to.deep.equal([1650, 1250, 1250, 1249]);
    const cart: Item[] = [
      [12000, 2],
      [0, 1],
    ];
    const each = priced(cart, N, { plan: plan({ depositPenniesPerTicket: 2500 }, 7) });
    expect(each.totalPennies).to.equal(25850);
    expect(partsOf(each)).to.deep.equal([6850, 2715, 2715, 2714, 2714, 2714, 2714, 2714]);
    expect(each.dueNowPennies).to.equal(6850);
  });

  it('13: an order of nothing pays no fee (PRC-07)', () => {
    const free = promo({ kind: 'percent', bps: 10_000 });
    expect(sums([[4500, 2]], N, { promo: free })).to.deep.equal([0, 0, 0]);
  });

  it('14: the code comes first, the discount on what it leaves (PRC-12)', () => {
    const twenty = promo({ kind: 'percent', bps: 2000 });
    const cart = { promo: twenty, quantityDiscounts: [buyGet(3, 1)] };
    expect(sums([[1999, 4]], N, cart)).to.deep.equal([4797, 435, 5232]);
  });

  it('15: of two discounts the one that saves more counts, alone (PRC-11)', () => {
    const quantityDiscounts = [tiered([5, 500], [10, 1000]), buyGet(3, 1)];
    expect(sums([[2000, 10]], N, { quantityDiscounts })).to.deep.equal([16000, 1400, 17400]);
    expect(priced([[2000, 10]], N, { quantityDiscounts }).quantityDiscount?.id).to.equal(
      'discount',
    );
  });

  it('16: buying two gives one of another release, of those in the cart', () => {
    const quantityDiscounts = [buyGet(2, 1, { releaseIds: [idOf(0)], freeReleaseId: idOf(1) })];
    const cart: Item[] = [
      [6000, 4],
      [1500, 3],
    ];
    expect(sums(cart, N, { quantityDiscounts })).to.deep.equal([25500, 2038, 27538]);
    expect(priced(cart, N, { quantityDiscounts }).lines[1]?.freeQuantity).to.equal(2);
  });
});

describe('a promo code', () => {
  it('takes an amount off each ticket, and never pays anybody', () => {
    const five = promo({ kind: 'fixed_per_ticket', pennies: 500 });
    const cart: Item[] = [
      [2000, 1],
      [300, 1],
    ];
    expect(sums(cart, O, { promo: five })).to.deep.equal([1500, 120, 1620]);
  });

  it('sets a price, and never makes a ticket dearer', () => {
    const tenner = promo({ kind: 'set_price', pennies: 1000 });
    const cart: Item[] = [
      [2000, 1],
      [800, 1],
    ];
    expect(sums(cart, O, { promo: tenner })[0]).to.equal(1800);
  });

  it('works for so many tickets and no more, the dearest first, and for its releases alone', () => {
    const half = promo({ kind: 'percent', bps: 5000 }, { maxTickets: 1 });
    const cart: Item[] = [
      [1000, 2],
      [3000, 1],
    ];
    expect(sums(cart, O, { promo: half })[0]).to.equal(3500);
    const scoped = promo({ kind: 'percent', bps: 5000 }, { releaseIds: [idOf(0)] });
    expect(sums(cart, O, { promo: scoped })[0]).to.equal(4000);
  });

  it('that only unlocks leaves every price as it is', () => {
    expect(sums([[2000, 1]], O, { promo: promo({ kind: 'unlock_only' }) })[0]).to.equal(2000);
  });
});

describe('a quantity discount', () => {
  it('that would not save anything is none, and none is named', () => {
    const dear = { quantityDiscounts: [bundle(2, 9000), tiered([50, 1000])] };
    expect(priced([[2000, 4]], N, dear).quantityDiscount).to.equal(null);
    expect(priced([[2000, 4]], N, dear).quantityDiscountPennies).to.equal(0);
  });

  it('of equal worth gives way to the one the organiser put first (PRC-11)', () => {
    const quantityDiscounts = [tiered([2, 5000]), buyGet(1, 1)];
    expect(priced([[2000, 2]], N, { quantityDiscounts }).quantityDiscount?.id).to.equal('tiers');
  });
});
