import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { BookingFeePolicy } from '../../../src/contract/tickets.js';
import { feeInclusive } from '../../../src/emulator/pricing/booking-fee.js';
import { price, type Priceable } from '../../../src/emulator/pricing/price.js';
import { buyGet, bundle, cartOf, N, O, partsOf, plan, priced, promo, tiered } from './carts.js';
import type { Item } from './carts.js';
import { oracle } from './oracle.js';

type Terms = Partial<Priceable>;
type Sums = [net: number, fee: number, total: number];
/** Prices and quantities in turn: each pair is a release of its own. */
type Cart = number[];

const capped = { percentBps: 1000, perTicketPennies: 0, capPennies: 500, minPennies: 0 };
const tenPence = { percentBps: 0, perTicketPennies: 10, capPennies: null, minPennies: 50 };
const off = (bps: number): Terms => ({ promo: promo({ kind: 'percent', bps }) });
const tenPounds: Terms = { promo: promo({ kind: 'fixed_per_order', pennies: 1000 }) };
const buy3get1: Terms = { quantityDiscounts: [buyGet(3, 1)] };
const crowd: Terms = { quantityDiscounts: [tiered([5, 500], [10, 1000])] };
const village = (count: number, pennies: number): Terms => ({
  quantityDiscounts: [bundle(count, pennies)],
});
const either: Terms = { quantityDiscounts: [tiered([5, 500], [10, 1000]), buyGet(3, 1)] };
const camping: Terms = {
  quantityDiscounts: [buyGet(2, 1, { releaseIds: ['a'], freeReleaseId: 'b' })],
};
const inParts = (deposit: Parameters<typeof plan>[0], payments: number): Terms => ({
  plan: plan(deposit, payments),
});
const [fifth, quarter] = [2000, 2500].map((depositPercentBps) => ({ depositPercentBps }));
const each = { depositPenniesPerTicket: 2500 };

type Example = [policy: BookingFeePolicy, cart: Cart, terms: Terms, sums: Sums, parts?: number[]];

/** The worked examples of the specification, by their numbers. */
const examples: Record<string, Example[]> = {
  '1: three at 45.00 cost three times the price shown, to the penny (PRC-06)': [
    [N, [4500, 3], {}, [13500, 1089, 14589]],
  ],
  '2: the minimum fee binds for one ticket of 99 pennies and not for two (PRC-03)': [
    [N, [99, 1], {}, [99, 50, 149]],
    [N, [99, 2], {}, [198, 64, 262]],
  ],
  '3: an older event keeps three percent and 75 pennies (TIX-11)': [
    [O, [4500, 2], {}, [9000, 420, 9420]],
  ],
  '4: a cap counts for each ticket': [[capped, [8000, 2], {}, [16000, 1000, 17000]]],
  '5: the price shown is that of the smallest order, its share rounded up': [
    [N, [100, 4], {}, [400, 132, 532]],
    [tenPence, [100, 3], {}, [300, 50, 350]],
  ],
  '6: free tickets beside a paid one pay no fee (PRC-09)': [
    [N, [3000, 1, 0, 2], {}, [3000, 250, 3250]],
  ],
  '7: a percentage off each ticket, and the fee of the new price (PRC-10)': [
    [N, [4500, 3], off(1500), [11475, 936, 12411]],
  ],
  '8: an amount off the order is spread over its tickets (PRC-13)': [
    [N, [4500, 3], tenPounds, [12500, 1013, 13513]],
  ],
  '9: the cheapest of each group is free, and free units pay no fee (PRC-08)': [
    [N, [2000, 4], buy3get1, [6000, 525, 6525]],
    [N, [2000, 5], buy3get1, [8000, 700, 8700]],
    [N, [2000, 8], buy3get1, [12000, 1050, 13050]],
    [N, [2000, 3, 1250, 1], buy3get1, [6000, 525, 6525]],
  ],
  '10: the highest tier that is reached counts for all': [
    [N, [1999, 4], crowd, [7996, 700, 8696]],
    [N, [1999, 5], crowd, [9495, 835, 10330]],
    [N, [1999, 10], crowd, [17990, 1600, 19590]],
  ],
  '11: complete bundles have their price, the rest pays in full': [
    [N, [2000, 5], village(4, 7000), [9000, 799, 9799]],
    [N, [2000, 3], village(3, 5000), [5000, 450, 5450]],
  ],
  '12: a plan asks for the deposit and the whole fee first (PRC-15)': [
    [N, [4500, 3], inParts(fifth!, 4), [13500, 1089, 14589], [3789, 2700, 2700, 2700, 2700]],
    [N, [4999, 1], inParts(quarter!, 3), [4999, 400, 5399], [1650, 1250, 1250, 1249]],
    [
      N,
      [12000, 2, 0, 1],
      inParts(each, 7),
      [24000, 1850, 25850],
      [6850, 2715, 2715, 2714, 2714, 2714, 2714, 2714],
    ],
  ],
  '13: an order of nothing pays no fee (PRC-07)': [[N, [4500, 2], off(10_000), [0, 0, 0]]],
  '14: the code comes first, the discount on what it leaves (PRC-12)': [
    [N, [1999, 4], { ...off(2000), ...buy3get1 }, [4797, 435, 5232]],
  ],
  '15: of two discounts the one that saves more counts, alone (PRC-11)': [
    [N, [2000, 10], either, [16000, 1400, 17400]],
  ],
  '16: buying two gives one of another release, of those in the cart': [
    [N, [6000, 4, 1500, 3], camping, [25500, 2038, 27538]],
  ],
};

const pairs = ([pennies, quantity, ...more]: Cart): Item[] =>
  pennies === undefined || quantity === undefined ? [] : [[pennies, quantity], ...pairs(more)];
const netOf = (cart: Cart, policy: BookingFeePolicy, terms: Terms) =>
  priced(pairs(cart), policy, terms).netPennies;

describe('the worked examples of the price, and of its second calculation', () => {
  for (const [title, carts] of Object.entries(examples))
    it(title, () => {
      for (const [policy, cart, terms, expected, parts = []] of carts)
        for (const calculate of [price, oracle]) {
          const totals = calculate(cartOf(pairs(cart), policy, terms));
          const { netPennies, bookingFeePennies, totalPennies, dueNowPennies } = totals;
          expect([netPennies, bookingFeePennies, totalPennies]).to.deep.equal(expected);
          expect(partsOf(totals)).to.deep.equal(parts);
          expect(dueNowPennies).to.equal(parts[0] ?? totalPennies);
        }
    });

  it('show a price with the share of the fee in the smallest order, rounded up (PRC-05)', () => {
    const shown: [pricePennies: number, minPerOrder: number, policy: BookingFeePolicy, number][] = [
      [4500, 1, N, 4863],
      [99, 1, N, 149],
      [4500, 1, O, 4710],
      [8000, 1, capped, 8500],
      [100, 4, N, 133],
      [100, 3, tenPence, 117],
      [0, 1, N, 0],
    ];
    for (const [pricePennies, minPerOrder, policy, expected] of shown)
      expect(feeInclusive({ pricePennies, minPerOrder }, policy)).to.equal(expected);
  });

  it('name the discount, and the tickets that are free', () => {
    const [mixed, gift] = [buy3get1, camping].map((terms, index) =>
      priced(pairs(index === 0 ? [2000, 3, 1250, 1] : [6000, 4, 1500, 3]), N, terms),
    );
    expect([mixed!.lines[1]?.freeQuantity, gift!.lines[1]?.freeQuantity]).to.deep.equal([1, 2]);
    expect(priced([[2000, 10]], N, either).quantityDiscount?.id).to.equal('discount');
  });
});

describe('a promo code', () => {
  it('takes an amount off each ticket, and never pays anybody', () => {
    const five = promo({ kind: 'fixed_per_ticket', pennies: 500 });
    const { netPennies, totalPennies } = priced(pairs([2000, 1, 300, 1]), O, { promo: five });
    expect([netPennies, totalPennies]).to.deep.equal([1500, 1620]);
  });

  it('sets a price, and never makes a ticket dearer', () => {
    const tenner = promo({ kind: 'set_price', pennies: 1000 });
    expect(netOf([2000, 1, 800, 1], O, { promo: tenner })).to.equal(1800);
  });

  it('works for so many tickets and no more, the dearest first, and for its releases alone', () => {
    const half = promo({ kind: 'percent', bps: 5000 }, { maxTickets: 1 });
    expect(netOf([1000, 2, 3000, 1], O, { promo: half })).to.equal(3500);
    const scoped = promo({ kind: 'percent', bps: 5000 }, { releaseIds: ['a'] });
    expect(netOf([1000, 2, 3000, 1], O, { promo: scoped })).to.equal(4000);
  });

  it('that only unlocks leaves every price as it is', () => {
    expect(netOf([2000, 1], O, { promo: promo({ kind: 'unlock_only' }) })).to.equal(2000);
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
