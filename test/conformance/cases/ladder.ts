import { buyerAt, minutesLater, standStill } from '../buyer.js';
import { checkEqual, first } from '../check.js';
import { moveTo } from '../clock.js';
import { toldOr } from '../lenient.js';
import { read } from '../read.js';
import { it } from '../it.js';
import type { Target } from '../target.js';

async function flags(target: Target, slug: string, name: string) {
  const { releases } = (await read(target, 'getTickets', { slug })).data;
  const found = first(
    releases.filter((release) => release.name === name),
    name,
  );
  const { upcoming, soldOut } = found;
  return { upcoming, soldOut, ...toldOr(() => ({ heldBack: found.heldBack }), {}) };
}

/** Leaves one Weekend ticket: the next one bought opens the final release. */
async function leaveOne(target: Target) {
  const buyer = buyerAt(target);
  const { id: releaseId } = await buyer.release('Weekend');
  await target.control('stock', { releaseId, remaining: 1 });
  return buyer;
}

const final = { 'Weekend Final Release': 1 };

export const ladder = [
  it('gap STA-04 STA-02 STA-01 RES-08 TIX-07 a rung that is only held looks sold out, may come back, and does not open the next', async (target) => {
    await standStill(target);
    const buyer = await leaveOne(target);
    await buyer.reserve({ Weekend: 1 });
    const held = { upcoming: false, soldOut: true, heldBack: true };
    checkEqual(await flags(target, 'meadowlark-2027', 'Weekend'), held, 'the rung');
    await buyer.refuses('reserve', 'not_on_sale', final);
    await moveTo(target, minutesLater(15));
    const back = { upcoming: false, soldOut: false, heldBack: false };
    checkEqual(await flags(target, 'meadowlark-2027', 'Weekend'), back, 'the rung, later');
    await buyer.refuses('reserve', 'not_on_sale', final);
  }),
  it('STA-03 STA-01 STA-04 RES-08 the sale of the last ticket of a rung opens the next one, for good', async (target) => {
    await standStill(target);
    const buyer = await leaveOne(target);
    const { attemptId } = await buyer.toPayment({ Weekend: 1 });
    await buyer.refuses('reserve', 'not_on_sale', final);
    await buyer.play(attemptId, 'approve');
    const seen = await flags(target, 'meadowlark-2027', 'Weekend');
    const gone = { upcoming: false, soldOut: true, heldBack: false };
    checkEqual({ heldBack: false, ...seen }, gone, 'the rung');
    await buyer.reserve(final);
  }),
  it('STA-09 STA-03 RES-08 STA-01 a tier opens at its hour without an edit, and the rung below it when it is sold', async (target) => {
    await standStill(target);
    const buyer = buyerAt(target, 'prelude-2028');
    await moveTo(target, '2027-11-05T09:59:59.999Z');
    await buyer.refuses('reserve', 'not_on_sale', { 'First Light': 1 });
    await moveTo(target, '2027-11-05T10:00:00.000Z');
    await buyer.reserve({ 'First Light': 1 });
    await buyer.refuses('reserve', 'not_on_sale', { 'High Tide': 1 });
    const { id: releaseId, remaining } = await buyer.release('First Light');
    await target.control('rivals', { releaseId, buyers: remaining, outcome: 'buy' });
    await buyer.refuses('reserve', 'not_on_sale', { 'High Tide': 1 });
    await moveTo(target, '2027-11-05T10:15:00.000Z');
    await buyer.buy({ 'First Light': 1 });
    await buyer.reserve({ 'High Tide': 1 });
  }),
  it('gap STA-03 RES-13 after the end of its sale a tier is sold out, in the feed and at reserve', async (target) => {
    await standStill(target);
    const buyer = buyerAt(target, 'last-ticket');
    await moveTo(target, '2027-05-20T15:59:59.999Z');
    const { checkoutToken } = await buyer.reserve({ Standing: 1 });
    await moveTo(target, '2027-05-20T16:00:00.000Z');
    checkEqual((await buyer.order(checkoutToken)).status, 'held', 'a hold from before the end');
    await moveTo(target, '2027-05-20T16:20:00.000Z');
    const gone = { upcoming: false, soldOut: true, heldBack: false };
    checkEqual(await flags(target, 'last-ticket', 'Standing'), gone, 'the tier');
    await buyer.refuses('reserve', 'sold_out', { Standing: 1 });
  }),
];
