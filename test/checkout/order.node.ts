import { describe, it } from 'node:test';
import { expect } from 'chai';
import fc from '../chance.js';
import { limitRuns } from '../effort.js';
import {
  isFree,
  keptOffers,
  reservedOrder,
  statesDiscount,
  sumsOf,
  orderFromStatus,
  unknownOrder,
} from '../../src/checkout/order/order.js';
import { withLines } from '../../src/checkout/order/order-lines.js';
import { selectionKey } from '../../src/checkout/sale/selection.js';

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

  it('is read member by member, and each that an answer lacks stays as it was', () => {
    const known = reservedOrder({ checkoutToken: 't', totalPennies: 100, holdSeconds: 500 }, now)!;
    const bare = orderFromStatus(known, {}, now);
    const unsaid = { status: undefined, tickets: [], ticketsUrl: undefined, codes: [] };
    expect(bare).to.deep.equal({ ...known, ...unsaid });
    const priced = orderFromStatus(known, { lines: [{ name: 'Day' }] as never }, now).sums;
    expect([priced.lines[0]?.name, priced.totalPennies]).to.deep.equal(['Day', undefined]);
    const offer = { targetEventName: 'Harbour', targetEventSlug: 'harbour', discountLabel: '10 %' };
    const full = {
      ...{ reference: 'AB12', status: 'completed', totalPennies: 0, currency: 'GBP' },
      payment: { status: 'succeeded', message: 'Thanks' },
      buyer: { firstName: 'Ada', emailMasked: 'a…@example.com' },
      tickets: [{ id: '1', releaseId: 'r', name: 'Day' }],
      ticketsUrl: 'https://a.example/t',
      crossEventPromoCodes: [
        { ...offer, code: 'X1', expiresAt: '2027' },
        { ...offer, code: '' },
      ],
    };
    const told = orderFromStatus(known, full as never, now);
    expect(told).to.deep.include({
      ...{ token: 't', reference: 'AB12', status: 'completed', hold: undefined },
      ...{ payment: full.payment, buyer: full.buyer, ticketsUrl: full.ticketsUrl },
      tickets: [{ id: '1', name: 'Day' }],
    });
    expect([told.sums.totalPennies, told.sums.currency]).to.deep.equal([0, 'GBP']);
    expect(told.codes.map(({ code, eventSlug, label }) => [code, eventSlug, label])).to.deep.equal([
      ['X1', 'harbour', '10 %'],
    ]);
    expect(orderFromStatus(told, {}, now)).to.deep.include({
      ...{ reference: 'AB12', status: 'completed', buyer: full.buyer, sums: told.sums },
    });
  });

  it('is held while it can be paid, and what was begun is in doubt where an answer is silent', () => {
    const held = { ...unknownOrder('t'), hold: { seconds: 9, since: now } };
    const isHeld = (status: string) => !!orderFromStatus(held, { status } as never, now).hold;
    expect(['held', 'awaiting_payment', 'of_tomorrow'].map(isHeld)).to.deep.equal([
      ...[true, true, true],
    ]);
    const over = ['completed', 'expired', 'refunded', 'cancelled'];
    expect(over.map(isHeld)).to.deep.equal(over.map(() => false));
    for (const [before, after] of [
      ['requires_action', undefined],
      ['processing', 'processing'],
      ['none', 'none'],
    ] as const) {
      const payment = { status: before, message: 'M' };
      const silent = orderFromStatus({ ...held, payment }, {}, now).payment;
      expect(silent).to.deep.equal(after ? payment : { status: undefined, message: '' });
    }
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
    expect(statusOf({ crossEventPromoCodes: [{ code: 'X' }] as never })).to.equal('completed');
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
    const line = { releaseId: 'r', name: 'Day', quantity: 2, freeQuantity: 1 };
    const promo = { code: 'TEN', label: 'Ten' };
    const known = sumsOf({
      ...{ currency: 'GBP', promo, dueNowPennies: 7, totalPennies: 9, bookingFeePennies: 1 },
      lines: [{ ...line, unitPricePennies: 5, subtotalPennies: 10 }],
      quantityDiscount: { id: 'q', name: 'Four', label: ' ' },
    });
    expect(known).to.deep.include({ currency: 'GBP', promo, dueNowPennies: 7, totalPennies: 9 });
    expect(known.lines).to.deep.equal([{ ...line, unitPricePennies: 5, subtotalPennies: 10 }]);
    expect(known.discountLabel).to.equal('Four');
    const { dueNowPennies, discountLabel, quantityDiscount } = known;
    expect(sumsOf({ promo: { code: ' ' } }, known)).to.deep.include({
      ...{ promo, dueNowPennies, discountLabel, quantityDiscount, currency: undefined },
    });
  });

  it('has the lines of what it holds where the service states none', () => {
    const held = selectionKey({ items: [{ releaseId: 'a', quantity: 2 }] });
    const [line, ...more] = withLines(unknownOrder('t'), held).sums.lines;
    expect(more).to.deep.equal([]);
    expect(line).to.include({ releaseId: 'a', name: '', quantity: 2, freeQuantity: 0 });
    expect(withLines(unknownOrder('t'), undefined).sums.lines).to.deep.equal([]);
    const stated = { ...unknownOrder('t'), sums: sumsOf({ lines: [{ name: 'Day' }] as never }) };
    expect(withLines(stated, held)).to.equal(stated);
  });

  it('costs nothing where the service has said so, else where its total is nothing and has no plan', () => {
    const isFreeOf = (totalPennies: number, owes?: boolean, plan?: object) =>
      isFree({ ...unknownOrder('t'), owes, sums: { ...sumsOf({ totalPennies }), plan } as never });
    expect([isFreeOf(0), isFreeOf(1), isFreeOf(0, undefined, {})]).to.deep.equal([
      ...[true, false, false],
    ]);
    expect([isFreeOf(0, true), isFreeOf(1, false)]).to.deep.equal([false, true]);
  });

  it('keeps the offers of an earlier page as texts and numbers, whatever a script wrote there', () => {
    const offer = { eventName: 'Harbour', eventSlug: 'harbour', label: '', percentBps: 1000 };
    const none = { pennies: undefined, currency: undefined, days: undefined };
    expect(keptOffers([{ ...offer, days: 'x' }, null, 7])).to.deep.equal([{ ...offer, ...none }]);
    const money = { ...offer, percentBps: undefined, pennies: 500, currency: 'EUR', days: 30 };
    expect(keptOffers([money])).to.deep.equal([money]);
    expect(keptOffers('x')).to.deep.equal([]);
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
