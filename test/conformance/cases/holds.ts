import { gapLimits } from '../../../src/contract/limits.js';
import { buyerAt, minutesLater, standStill } from '../buyer.js';
import { check, checkEqual, first } from '../check.js';
import { advance, moveTo } from '../clock.js';
import { toldOr } from '../lenient.js';
import { ask, read } from '../read.js';
import { it } from '../it.js';
import type { Case, Target } from '../target.js';

const lastTicket = (target: Target) => buyerAt(target, 'last-ticket');

async function standing(target: Target) {
  const { data } = await read(target, 'getTickets', { slug: 'last-ticket' });
  const release = first(data.releases, 'release');
  const { soldOut } = release;
  return [soldOut, toldOr(() => release.heldBack, soldOut)];
}

const expiry: Case[] = [
  it('RES-01 RES-11 LIM-06 STA-08 a hold lives until 14:59.999 and is gone at 15:00.000, when its stock is back', async (target) => {
    await standStill(target);
    const buyer = lastTicket(target);
    const { checkoutToken } = await buyer.reserve({ Standing: 1 });
    await moveTo(target, minutesLater(15, -1));
    checkEqual((await buyer.order(checkoutToken)).status, 'held', 'a millisecond before');
    await buyer.refuses('reserve', 'sold_out', { Standing: 1 });
    checkEqual(await standing(target), [true, true], 'sold out, held back');
    await moveTo(target, minutesLater(15));
    checkEqual(await standing(target), [false, false], 'sold out, held back: at the hour');
    checkEqual((await buyer.order(checkoutToken)).status, 'expired', 'at fifteen minutes');
    await buyer.reserve({ Standing: 1 });
    checkEqual((await buyer.order(checkoutToken)).status, 'expired', 'for ever');
  }),
  it('RES-02 ORD-05 LIM-07 STA-08 the token reads its own order for a day, then nothing, and never another event', async (target) => {
    await standStill(target);
    const buyer = lastTicket(target);
    const { checkoutToken } = await buyer.reserve({ Standing: 1 });
    await buyerAt(target, 'foghorn-kyoto').refusesOrder('getOrder', 'not_found', checkoutToken);
    await buyer.refusesOrder('getOrder', 'not_found', `${checkoutToken}x`);
    await buyer.refusesOrder('getOrder', 'not_found', 'no-such-token');
    await moveTo(target, minutesLater(24 * 60, -1));
    checkEqual((await buyer.order(checkoutToken)).status, 'expired', 'just before a day');
    await moveTo(target, minutesLater(24 * 60));
    await buyer.refusesOrder('getOrder', 'not_found', checkoutToken);
    await buyer.refusesOrder('submitDetails', 'not_found', checkoutToken, await buyer.form());
    await buyer.refusesOrder('completeFree', 'not_found', checkoutToken);
  }),
  it('gap DET-08 ERR-21 after the hold neither details nor payment nor completion are taken', async (target) => {
    await standStill(target);
    const buyer = buyerAt(target);
    const paid = (await buyer.reserve({ Weekend: 1 })).checkoutToken;
    const ready = (await buyer.reserve({ Weekend: 1 })).checkoutToken;
    const free = (await buyer.reserve({ 'Under 12': 1 })).checkoutToken;
    await buyer.details(ready);
    await buyer.details(free);
    await moveTo(target, minutesLater(15));
    const { status } = await buyer.refusesOrder(
      'submitDetails',
      'hold_expired',
      paid,
      await buyer.form(),
    );
    checkEqual(status, 409, 'the status');
    const body = { returnUrl: 'http://localhost:4173/tickets' };
    await buyer.refusesOrder('pay', 'hold_expired', ready, body);
    await buyer.refusesOrder('completeFree', 'hold_expired', free);
  }),
];

const quota: Case[] = [
  it('gap RES-10 LIM-04 LIM-05 ERR-09 RES-11 a sixth live hold waits, for exactly as long as the oldest has left', async (target) => {
    await standStill(target);
    const buyer = buyerAt(target, 'foghorn-sessions');
    const picks = { 'Single Session': 1 };
    await buyer.reserve(picks);
    await advance(target, 60);
    for (let hold = 1; hold < gapLimits.liveHoldsPerCaller; hold += 1) await buyer.reserve(picks);
    const { status, headers, error } = await buyer.refuses('reserve', 'too_many_holds', picks);
    checkEqual([status, headers.get('Retry-After')], [429, '840'], 'the status and the wait');
    checkEqual(error?.details?.retryAfterSeconds ?? 840, 840, 'the wait in the body');
    await buyerAt(target, 'foghorn-kyoto').reserve({ 'One Night': 1 });
    await advance(target, 839);
    await buyer.refuses('reserve', 'too_many_holds', picks);
    await advance(target, 1);
    await buyer.reserve(picks);
    await buyer.refuses('reserve', 'too_many_holds', picks);
  }),
  it('gap RES-10 completed orders are no live holds', async (target) => {
    await standStill(target);
    const buyer = buyerAt(target, 'harbour-free');
    for (let order = 0; order < 6; order += 1) {
      const { checkoutToken } = await buyer.reserve({ Quayside: 1 });
      await buyer.details(checkoutToken);
      await buyer.completeFree(checkoutToken);
    }
    checkEqual((await buyer.release('Quayside')).held, 0, 'what is held');
  }),
];

const races: Case[] = [
  it('RES-12 forty buyers at once, one ticket: exactly one holds it, and the others hear sold_out', async (target) => {
    const { event, key, ...buyer } = lastTicket(target);
    const body = await buyer.cart({ Standing: 1 });
    const crowd = Array.from({ length: 40 }, () => ask(target, 'reserve', event, { key, body }));
    const heard = (await Promise.all(crowd)).map(({ error }) => error?.code ?? 'held');
    checkEqual(heard.filter((one) => one === 'held').length, 1, 'the number of holds');
    checkEqual(heard.filter((one) => one === 'sold_out').length, 39, 'the number of refusals');
    const { sold, held, remaining } = await buyer.release('Standing');
    checkEqual([sold, held, remaining], [59, 1, 0], 'sold, held and left');
  }),
  it('RES-12 EVT-04 the venue fills up across releases: what is left of each never passes what is left of all', async (target) => {
    const buyer = buyerAt(target, 'lantern-walk');
    const { id: releaseId } = await buyer.release('Walker');
    await target.control('stock', { releaseId, remaining: 200 });
    // 96 + 40 of 300 places are taken: 164 are left, whatever the release could still sell.
    checkEqual((await buyer.release('Walker')).remaining, 164, 'what is left of the Walkers');
    await target.control('rivals', { releaseId, buyers: 20, each: 8, outcome: 'buy' });
    checkEqual((await buyer.release('Walker')).remaining, 4, 'what is left after the rivals');
    await buyer.refuses('reserve', 'sold_out', { Walker: 5 });
    await buyer.refuses('reserve', 'sold_out', { Walker: 2, 'Small Walker': 3 });
    await buyer.reserve({ Walker: 2, 'Small Walker': 2 });
    await buyer.refuses('reserve', 'sold_out', { 'Small Walker': 1 });
  }),
  it('gap RES-12 rivals that hold and rivals that buy leave no more than there is', async (target) => {
    const buyer = buyerAt(target, 'foghorn-kyoto');
    const { id: releaseId } = await buyer.release('Both Nights');
    await target.control('stock', { releaseId, remaining: 5 });
    await target.control('rivals', { releaseId, buyers: 3, outcome: 'hold' });
    checkEqual((await buyer.release('Both Nights')).held, 3, 'what is held');
    await target.control('rivals', { releaseId, buyers: 30, each: 2, outcome: 'buy' });
    const { remaining } = await buyer.release('Both Nights');
    check(remaining === 0, `nothing left, not ${remaining}`);
  }),
];

export const holds = [...expiry, ...quota, ...races];
