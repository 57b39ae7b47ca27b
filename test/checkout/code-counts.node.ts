import { describe, it } from 'node:test';
import { expect } from 'chai';
import { codeCounts } from '../../src/checkout/machine/code-counts.js';
import { linesOf } from '../../src/checkout/sale/cart.js';
import { saleOf } from '../../src/checkout/sale/offers.js';
import { sumsOf } from '../../src/checkout/order/order.js';
import { release, tickets } from '../components/event-tickets/feed.js';

const day = release(1, 'Day');
const lines = linesOf(saleOf(tickets([day])), new Map([[day.id, 2]]));
const quoted = (sums: object, ...warnings: string[]) =>
  codeCounts(
    { status: 'ready', sums: sumsOf(sums), warnings: warnings.map((code) => ({ code })) },
    lines,
  );
const full = { totalPennies: 9726, bookingFeePennies: 726 };
const less = { totalPennies: 8776, bookingFeePennies: 676 };

describe('whether a code counts', () => {
  it('is what the service says of it, where it says something', () => {
    expect(quoted({ ...full, promo: { code: 'X' } })).to.equal(true);
    expect(quoted({ ...full, promoDiscountPennies: 1 })).to.equal(true);
    expect(quoted(less, 'promo_not_applied')).to.equal(false);
  });

  it('shows in a sum that is lower than the prices of the feed, fee aside', () => {
    expect(quoted(less)).to.equal(true);
    expect(quoted(full)).to.equal(false);
    // The least fee of an order is no discount.
    expect(quoted({ totalPennies: 9050, bookingFeePennies: 50 })).to.equal(false);
  });

  it('is not known while a sum is missing, or where something else may have lowered it', () => {
    expect(quoted({})).to.equal(undefined);
    expect(quoted({ bookingFeePennies: 726 })).to.equal(undefined);
    expect(quoted({ ...less, quantityDiscount: { id: '1', name: 'Two' } })).to.equal(undefined);
    expect(quoted({ ...less, lines: [{ quantity: 1 }] })).to.equal(undefined);
    expect(codeCounts({ status: 'ready', warnings: [] }, lines)).to.equal(undefined);
    for (const status of ['asking', 'failed'] as const)
      expect(codeCounts({ status, sums: sumsOf(less), warnings: [] }, lines)).to.equal(undefined);
    const free = { status: 'ready', sums: sumsOf({ ...full, totalPennies: 726 }), warnings: [] };
    expect(codeCounts(free as Parameters<typeof codeCounts>[0], [])).to.equal(undefined);
  });
});
