import fc from '../../chance.js';
import type { BookingFeePolicy } from '../../../src/contract/tickets.js';
import type { Priceable } from '../../../src/emulator/pricing/price.js';
import { buyGet, bundle, cartOf, idOf, N, O, plan, promo, tiered, type Item } from './carts.js';

/** Carts of every kind. Few releases and few prices, so that ties and overlaps are common. */

export const pennies = fc.oneof(
  fc.constantFrom(0, 1, 99, 1250, 1999, 2000, 4500),
  fc.integer({ min: 0, max: 20_000 }),
);
export const bps = fc.oneof(
  fc.constantFrom(0, 500, 1000, 10_000),
  fc.integer({ min: 0, max: 10_000 }),
);
const small = fc.integer({ min: 1, max: 5 });

export const policy: fc.Arbitrary<BookingFeePolicy> = fc.oneof(
  fc.constantFrom(N, O),
  fc.record({
    perTicketPennies: fc.integer({ min: 0, max: 300 }),
    percentBps: fc.integer({ min: 0, max: 2500 }),
    capPennies: fc.option(fc.integer({ min: 0, max: 900 })),
    minPennies: fc.constantFrom(0, 50, 200, 2000),
  }),
);

export const items: fc.Arbitrary<Item[]> = fc.array(
  fc.tuple(pennies, fc.integer({ min: 1, max: 6 })),
  {
    minLength: 1,
    maxLength: 4,
  },
);

const releaseIds = fc.option(fc.subarray([0, 1, 2, 3].map(idOf), { minLength: 1 }));

export const code = fc
  .tuple(
    fc.oneof(
      bps.map((share) => ({ kind: 'percent' as const, bps: share })),
      pennies.map((amount) => ({ kind: 'fixed_per_ticket' as const, pennies: amount })),
      pennies.map((amount) => ({ kind: 'set_price' as const, pennies: amount })),
      pennies.map((amount) => ({ kind: 'fixed_per_order' as const, pennies: amount })),
      fc.constant({ kind: 'unlock_only' as const }),
    ),
    releaseIds,
    fc.option(small),
  )
  .map(([effect, ids, maxTickets]) => promo(effect, { releaseIds: ids, maxTickets }));

const tiers = fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 12 }), bps), {
  minLength: 1,
  maxLength: 3,
  selector: ([minQuantity]) => minQuantity,
});
const discount = fc
  .tuple(
    fc.oneof(
      fc.tuple(small, small).map(([buy, get]) => buyGet(buy, get)),
      fc
        .tuple(small, small, fc.constantFrom('a', 'b'))
        .map(([buy, get, freeReleaseId]) => buyGet(buy, get, { freeReleaseId })),
      tiers.map((steps) => tiered(...steps)),
      fc.tuple(small, pennies).map(([count, amount]) => bundle(count, amount)),
    ),
    releaseIds,
  )
  .map(([one, ids]) => ({ ...one, releaseIds: ids }));
export const discounts = fc
  .array(discount, { maxLength: 4 })
  .map((list) => list.map((one, index) => ({ ...one, id: `discount ${index}` })));

export const offer = fc
  .tuple(
    fc.oneof(
      bps.map((depositPercentBps) => ({ depositPercentBps })),
      pennies.map((depositPenniesPerTicket) => ({ depositPenniesPerTicket })),
    ),
    fc.integer({ min: 1, max: 9 }),
  )
  .map(([deposit, payments]) => plan(deposit, payments));

export const randomCart: fc.Arbitrary<Priceable> = fc
  .record({
    items,
    bookingFee: policy,
    promo: fc.option(code, { nil: undefined }),
    quantityDiscounts: discounts,
    plan: fc.option(offer, { nil: undefined }),
  })
  .map(({ items: chosen, bookingFee, ...more }) => cartOf(chosen, bookingFee, more));
