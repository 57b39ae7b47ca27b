import type { Totals } from '../../../src/contract/checkout.js';
import { limits } from '../../../src/contract/limits.js';
import { buyerAt, minutesLater, standStill } from '../buyer.js';
import { check, checkEqual, first } from '../check.js';
import { festival, keys } from '../demo-world.js';
import { toldOr, whereTold } from '../lenient.js';
import { ask, read, refused } from '../read.js';
import { it } from '../it.js';
import type { Case } from '../target.js';

const uuid = '0f8fad5b-d9cb-469f-a165-70867728950e';

/** What a quote and a reservation of the same cart have in common. */
const totalsOf = (totals: Totals) => ({
  currency: totals.currency,
  sums: [totals.bookingFeePennies, totals.totalPennies],
  more: toldOr(() => billOf(totals), null),
});

const billOf = (totals: Totals) => ({
  lines: totals.lines,
  sums: [totals.subtotalPennies, totals.netPennies, totals.dueNowPennies],
  saved: [totals.promoDiscountPennies, totals.quantityDiscountPennies],
  named: [totals.promo, totals.quantityDiscount, totals.paymentPlan],
});

const holds: Case[] = [
  it('RES-01 RES-03 LIM-06 LIM-07 CAC-03 RES-02 a reservation takes the stock for fifteen minutes and gives a token for a day', async (target) => {
    await standStill(target);
    const buyer = buyerAt(target);
    const before = await buyer.release('Weekend');
    const body = await buyer.cart({ Weekend: 2 });
    const { data, headers } = await read(target, 'reserve', festival, { body });
    checkEqual(headers.get('Cache-Control'), 'no-store', 'Cache-Control');
    whereTold(() => {
      checkEqual(data.status, 'held', 'the status');
      checkEqual([data.holdExpiresAt, data.holdSeconds], [minutesLater(15), 900], 'the hold');
      checkEqual(data.tokenExpiresAt, minutesLater(limits.checkoutTokenHours * 60), 'the token');
      checkEqual(data.serverTime, minutesLater(0), 'the time of the service');
    });
    checkEqual([data.bookingFeePennies, data.quantityDiscount], [2826, null], 'fee and discount');
    const after = await buyer.release('Weekend');
    checkEqual(after.remaining, before.remaining - 2, 'what is left');
  }),
  it('gap RES-02 reference and token are of the promised make, and no two are alike', async (target) => {
    const buyer = buyerAt(target);
    const one = await buyer.reserve({ Weekend: 1 });
    const other = await buyer.reserve({ Weekend: 1 });
    for (const { reference, checkoutToken } of [one, other]) {
      check(/^[0-9A-HJKMNP-TV-Z]{6}$/.test(reference), `six characters, not ${reference}`);
      check(/^[\w-]{43}$/.test(checkoutToken), 'a token of 32 bytes');
    }
    check(one.checkoutToken !== other.checkoutToken, 'two tokens');
    check(one.orderId !== other.orderId && one.reference !== other.reference, 'two orders');
  }),
  it('RES-03 PRC-11 a reservation names the one quantity discount it was given', async (target) => {
    const { quantityDiscount, bookingFeePennies } = await buyerAt(target).reserve({
      'Saturday Day': 4,
    });
    checkEqual(quantityDiscount?.name, 'Saturday four', 'the discount');
    checkEqual(bookingFeePennies, 1863, 'the fee');
  }),
  it('PRC-16 reserve asks the price of the quote', async (target) => {
    await standStill(target);
    const buyer = buyerAt(target);
    for (const [picks, more] of [
      [{ Weekend: 5, 'Saturday Day': 4, 'Under 12': 1 }, {}],
      [{ 'Saturday Day': 5, 'Camping Plot': 4 }, { promo: 'LARK10' }],
      [{ 'Saturday Day': 3 }, { promo: 'ONEUSE' }],
      [{ Weekend: 1 }, { promo: 'FREERIDE' }],
    ] as const) {
      const quoted = totalsOf(await buyer.quote(picks, more));
      checkEqual(totalsOf(await buyer.reserve(picks, more)), quoted, 'the price');
    }
  }),
  it('ENV-20 RES-02 ORD-05 an order made under an earlier slug is the same order under the current one', async (target) => {
    await standStill(target);
    const { checkoutToken } = await buyerAt(target, 'meadowlark-festival').reserve({
      Weekend: 1,
    });
    const then = await buyerAt(target, 'meadowlark-festival').order(checkoutToken);
    checkEqual(await buyerAt(target).order(checkoutToken), then, 'the order');
  }),
  it('RES-05 ORD-02 a reservation promises what a completed order will mint for another event', async (target) => {
    const { crossEventOffers } = await buyerAt(target).reserve({ Weekend: 1 });
    const offer = first(crossEventOffers, 'offer');
    checkEqual(offer.targetEventSlug, 'foghorn-sessions', 'the other event');
    checkEqual(offer.targetEventName, 'The Foghorn Sessions', 'its name');
    const saves = [offer.discountPercentBps, offer.discountPennies];
    check(saves.filter((one) => one !== null).length === 1, 'a share or an amount');
    check(offer.codeLifetimeDays > 0, 'a lifetime');
    whereTold(() => check(offer.discountLabel !== '', 'words'));
  }),
];

const refusals: Case[] = [
  it('RES-07 ERR-05 a hidden, a gated and an unknown tier are all unknown without their own code', async (target) => {
    const buyer = buyerAt(target);
    await buyer.refuses('reserve', 'unknown_release', { Backstage: 1 });
    await buyer.refuses('reserve', 'unknown_release', { Backstage: 1 }, { promo: 'CREW' });
    await buyer.refuses('reserve', 'unknown_release', { Crew: 1 });
    await buyer.refuses('reserve', 'unknown_release', { Crew: 1 }, { promo: 'LARK10' });
    const body = { items: [{ releaseId: uuid, quantity: 1 }] };
    const { status } = await refused(target, 'reserve', festival, 'unknown_release', { body });
    checkEqual(status, 400, 'the status');
    await buyer.reserve({ Backstage: 1 }, { promo: 'BACKSTAGE' });
    await buyer.reserve({ Crew: 2 }, { promo: 'crew' });
  }),
  it('RES-07 a tier of another event is unknown here', async (target) => {
    const body = await buyerAt(target, 'last-ticket').cart({ Standing: 1 });
    await refused(target, 'reserve', festival, 'unknown_release', { body });
  }),
  it('RES-08 STA-02 TIX-06 ERR-10 an upcoming tier is not on sale for anybody, with or without a code', async (target) => {
    const picks = { 'Weekend Final Release': 1 };
    const buyer = buyerAt(target);
    for (const promo of [undefined, 'LARK10', 'CREW', 'FREERIDE'])
      await buyer.refuses('reserve', 'not_on_sale', picks, promo ? { promo } : {});
    const body = await buyer.cart(picks);
    for (const wish of [{ key: keys.secret }, { surface: 'app' }, { surface: null }])
      await refused(target, 'reserve', festival, 'not_on_sale', { ...wish, body });
    await buyerAt(target, 'prelude-2028').refuses('reserve', 'not_on_sale', { 'First Light': 1 });
  }),
  it('gap RES-13 ERR-21 one line that is sold out refuses the whole cart, says which, and holds nothing', async (target) => {
    const buyer = buyerAt(target);
    const [before, gone] = [
      await buyer.release('Saturday Day'),
      await buyer.release('Early Bird Weekend'),
    ];
    const { error, status } = await buyer.refuses('reserve', 'sold_out', {
      'Saturday Day': 1,
      'Early Bird Weekend': 1,
    });
    checkEqual(status, 409, 'the status');
    checkEqual([error?.details?.releaseId, error?.details?.remaining], [gone.id, 0], 'details');
    checkEqual(await buyer.release('Saturday Day'), before, 'what is left of the other');
  }),
  it('gap RES-13 RES-12 a release that stands in two lines is counted once, not once per line', async (target) => {
    const last = buyerAt(target, 'last-ticket');
    const { id: releaseId } = await last.release('Standing');
    const twice = {
      items: [
        { releaseId, quantity: 1 },
        { releaseId, quantity: 1 },
      ],
    };
    const { error } = await ask(target, 'reserve', last.event, { key: last.key, body: twice });
    check(error !== undefined, 'a refusal of two where one is left');
    checkEqual((await last.release('Standing')).held, 0, 'what is held');
    const { id: duo } = await buyerAt(target).release('Duo Pass');
    const split = {
      items: [
        { releaseId: duo, quantity: 4 },
        { releaseId: duo, quantity: 4 },
      ],
    };
    const answer = await ask(target, 'reserve', festival, { body: split });
    check(answer.error !== undefined, 'a refusal of twice the most that an order may have');
  }),
];

const repeats: Case[] = [
  it('gap RES-14 RES-15 RES-16 what the specification does not name is not read: two carts alike are two holds', async (target) => {
    const buyer = buyerAt(target);
    const once = await buyer.reserve({ Weekend: 2 });
    const more = {
      clientRequestId: uuid,
      replaceCheckoutToken: once.checkoutToken,
      expectedTotalPennies: 1,
    };
    const body = { ...(await buyer.cart({ Weekend: 2 })), ...more };
    const tokens = [once.checkoutToken];
    for (let again = 0; again < 2; again += 1)
      tokens.push((await read(target, 'reserve', festival, { body })).data.checkoutToken);
    checkEqual(new Set(tokens).size, 3, 'the number of tokens');
    checkEqual((await buyer.release('Weekend')).held, 6, 'what is held');
    checkEqual((await buyer.order(once.checkoutToken)).status, 'held', 'the first order');
  }),
];

export const reserve = [...holds, ...refusals, ...repeats];
