import { describe, it } from 'node:test';
import { expect } from 'chai';
import fc from '../../chance.js';
import type { Totals } from '../../../src/contract/checkout.js';
import type { QuantityDiscount } from '../../../src/contract/tickets.js';
import { price, type Priceable } from '../../../src/emulator/pricing/price.js';
import { limitRuns } from '../../effort.js';
import { oracle } from './oracle.js';
import { randomCart } from './random-carts.js';

/** What took place in the random carts, so that none of it is tested by name only. */
function kindsIn(cart: Priceable, totals: Totals): string[] {
  const { promo: code, bookingFee, plan: offer, quantityDiscounts = [] } = cart;
  const won = quantityDiscounts.find(({ id }) => id === totals.quantityDiscount?.id);
  return [
    ...(code ? [code.effect.kind] : []),
    ...(code?.releaseIds && totals.promoDiscountPennies > 0 ? ['scoped code'] : []),
    ...(code?.maxTickets && totals.promoDiscountPennies > 0 ? ['code for some tickets'] : []),
    ...(won ? [kindOf(won), 'one of several'].slice(0, quantityDiscounts.length) : []),
    ...(won && totals.promoDiscountPennies > 0 ? ['code and discount'] : []),
    ...(bookingFee.capPennies === null ? [] : ['cap']),
    ...(totals.bookingFeePennies === bookingFee.minPennies ? ['minimum'] : []),
    ...(offer ? [offer.depositPercentBps === null ? 'deposit per ticket' : 'deposit share'] : []),
    ...(totals.subtotalPennies > 0 && totals.totalPennies === 0 ? ['made free'] : []),
  ];
}

const kindOf = (discount: QuantityDiscount): string =>
  discount.kind === 'buy_n_get_m' && discount.freeReleaseId ? 'gift' : discount.kind;

const kinds = [
  'percent',
  'fixed_per_ticket',
  'set_price',
  'fixed_per_order',
  'unlock_only',
  'scoped code',
  'code for some tickets',
  'buy_n_get_m',
  'gift',
  'tiered',
  'bundle_price',
  'one of several',
  'code and discount',
  'cap',
  'minimum',
  'deposit per ticket',
  'deposit share',
  'made free',
];

describe('a second calculation of prices', () => {
  const carts = limitRuns(20_000);

  it(`agrees on every sum, line, fee and instalment of ${carts} carts (PRC-02 PRC-03 PRC-08 PRC-10 PRC-11 PRC-12 PRC-13)`, () => {
    const seen = new Map<string, number>();
    fc.assert(
      fc.property(randomCart, (cart) => {
        const totals = price(cart);
        const again = oracle(cart);
        // Both list their members in one order: comparing texts is ten times as fast.
        if (JSON.stringify(totals) !== JSON.stringify(again)) expect(totals).to.deep.equal(again);
        for (const kind of kindsIn(cart, again)) seen.set(kind, (seen.get(kind) ?? 0) + 1);
      }),
      { seed: 25, numRuns: carts },
    );
    for (const kind of kinds) expect(seen.get(kind), kind).to.be.above(carts / 200);
  });
});
