import { describe, it } from 'node:test';
import { expect } from 'chai';
import fc from '../chance.js';
import { limitRuns } from '../effort.js';
import {
  reservedOrder,
  statesDiscount,
  sumsOf,
  orderFromStatus,
  unknownOrder,
} from '../../src/checkout/order/order.js';

const now = { monotonic: 0, wall: 0 };
const members = [
  'status',
  'payment',
  'holdSeconds',
  'holdExpiresAt',
  'serverTime',
  'lines',
  'buyer',
  'tickets',
  'promo',
  'quantityDiscount',
  'paymentPlan',
  'crossEventOffers',
  'crossEventPromoCodes',
  'totalPennies',
  'currency',
  'reference',
  'checkoutToken',
];
const anything = fc.dictionary(fc.constantFrom(...members), fc.jsonValue());
const nested = fc.dictionary(
  fc.constantFrom(...members),
  fc.oneof(fc.array(fc.dictionary(fc.string(), fc.jsonValue())), fc.jsonValue()),
);

describe('an order as a service may tell it', () => {
  it('is read from any JSON at all, and amounts are whole or nothing (ERR-22, PRC-01)', () => {
    fc.assert(
      fc.property(fc.oneof(anything, nested), (answer) => {
        const known = unknownOrder('token');
        const told = orderFromStatus(known, answer, now);
        expect(told.token).to.equal('token');
        for (const { hold, sums } of [told, reservedOrder(answer, now) ?? told]) {
          if (hold) expect(hold.seconds).to.be.at.least(0);
          const { totalPennies, bookingFeePennies } = sums;
          for (const sum of [totalPennies, bookingFeePennies]) {
            if (sum !== undefined) expect(Number.isSafeInteger(sum) && sum >= 0).to.equal(true);
          }
        }
      }),
      { numRuns: limitRuns(3000) },
    );
  });

  it('is none without a token', () => {
    expect(reservedOrder({}, now)).to.equal(undefined);
    expect(reservedOrder({ checkoutToken: ' ' }, now)).to.equal(undefined);
    expect(reservedOrder({ checkoutToken: 't' }, now)?.hold?.seconds).to.equal(900);
  });

  it('keeps what an answer leaves out', () => {
    const known = reservedOrder(
      { checkoutToken: 't', reference: 'AB12', totalPennies: 100, holdSeconds: 500 },
      now,
    )!;
    const told = orderFromStatus(known, { status: 'held' }, { monotonic: 9000, wall: 9000 });
    expect(told.reference).to.equal('AB12');
    expect(told.sums.totalPennies).to.equal(100);
    expect(told.hold).to.equal(known.hold);
  });

  it('is complete where its tickets, its payment or its time say so without a status', () => {
    const statusOf = (answer: Parameters<typeof orderFromStatus>[1]) =>
      orderFromStatus(unknownOrder('t'), answer, now).status;
    expect(statusOf({})).to.equal(undefined);
    expect(statusOf({ tickets: [] })).to.equal(undefined);
    expect(statusOf({ status: 'of_tomorrow' as never })).to.equal(undefined);
    expect(statusOf({ status: 42 as never })).to.equal(undefined);
    expect(statusOf({ tickets: [{ id: '1', releaseId: 'r', name: 'A' }] })).to.equal('completed');
    expect(statusOf({ completedAt: '2027-05-01T10:00:00.000Z' })).to.equal('completed');
    expect(statusOf({ payment: { status: 'succeeded' } })).to.equal('completed');
    expect(statusOf({ payment: { status: 'refunded' } })).to.equal('refunded');
    expect(statusOf({ payment: { status: 'declined' } })).to.equal(undefined);
  });

  it('is held for as long as either way of saying so says (ORD-06)', () => {
    const secondsOf = (answer: Parameters<typeof orderFromStatus>[1]) =>
      orderFromStatus(unknownOrder('t'), answer, now).hold?.seconds;
    const serverTime = '2027-05-01T10:00:00.000Z';
    const holdExpiresAt = '2027-05-01T10:10:00.000Z';
    expect(secondsOf({ holdSeconds: 42, serverTime, holdExpiresAt })).to.equal(42);
    expect(secondsOf({ serverTime, holdExpiresAt })).to.equal(600);
    expect(secondsOf({ serverTime: holdExpiresAt, holdExpiresAt: serverTime })).to.equal(0);
    for (const seconds of [-5, 'soon', null, 1e9])
      expect(secondsOf({ holdSeconds: seconds as number })).to.equal(undefined);
    expect(secondsOf({ serverTime, holdExpiresAt: '1970-01-01T00:00:00.000Z' })).to.equal(
      undefined,
    );
    expect(secondsOf({ holdExpiresAt })).to.equal(undefined); // the clock of the device may be wrong
    expect(secondsOf({ status: 'completed', holdSeconds: 42 })).to.equal(undefined);
  });

  it('costs what the service says, and nothing is worked out', () => {
    const sums = sumsOf({
      totalPennies: 97.5,
      bookingFeePennies: -1,
      subtotalPennies: 10,
      paymentPlan: {
        offerId: 'p',
        name: 'Half',
        installments: [
          { seq: 1, amountPennies: 5, dueAt: '' },
          null as never,
          { amountPennies: null },
        ],
      },
    });
    expect([sums.totalPennies, sums.bookingFeePennies]).to.deep.equal([undefined, undefined]);
    expect([sums.subtotalPennies, sums.dueNowPennies]).to.deep.equal([10, 5]);
    expect(sums.plan?.installments).to.have.length(1);
  });

  it('has a discount where its amount, its code or its name says so', () => {
    const reduced = [
      { promoDiscountPennies: 100 },
      { promoDiscountPennies: 10, quantityDiscountPennies: 5 },
      { promo: { code: 'TEN', label: '10 % off' } },
      { quantityDiscountPennies: 50 },
      { quantityDiscount: { label: 'Four for three' } },
    ];
    for (const answer of reduced)
      expect(statesDiscount(sumsOf(answer)), JSON.stringify(answer)).to.equal(true);
    for (const answer of [{}, { promo: null, quantityDiscount: null }])
      expect(statesDiscount(sumsOf(answer)), JSON.stringify(answer)).to.equal(false);
    expect(statesDiscount(undefined)).to.equal(false);
  });
});
