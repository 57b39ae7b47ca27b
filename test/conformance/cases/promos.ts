import { buyerAt, minutesLater, standStill } from '../buyer.js';
import { check, checkEqual } from '../check.js';
import { moveTo } from '../clock.js';
import { festival } from '../demo-world.js';
import { whereTold } from '../lenient.js';
import { read } from '../read.js';
import { it } from '../it.js';
import type { Target } from '../target.js';

const oneUse = { promo: 'ONEUSE' };
const ada = { promo: 'ADA' };
const grace = { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com' };

const shown = async (target: Target, promo: string) => {
  const { data } = await read(target, 'getTickets', festival, { query: { promo } });
  return [data.promo?.status, data.releases.filter((one) => one.unlockedByPromo).length];
};

export const promos = [
  it('gap TIX-20 TIX-22 TIX-23 TIX-24 each code reveals what it may, and says how it stands', async (target) => {
    const expected: [code: string, status: string, revealed: number][] = [
      ['CREW', 'applied', 1],
      ['  cReW ', 'applied', 1],
      ['BACKSTAGE', 'applied', 1],
      ['backstage', 'applied', 1],
      ['LARK10', 'applied', 0],
      ['FREERIDE', 'applied', 0],
      ['EXPIRED', 'expired', 0],
      ['NOBODY', 'not_recognised', 0],
    ];
    for (const [code, ...how] of expected) checkEqual(await shown(target, code), how, code);
  }),
  it('RES-09 ERR-07 RES-11 a code for one use is used up by a live hold, only at reserve, until the hold is gone', async (target) => {
    await standStill(target);
    const buyer = buyerAt(target);
    await buyer.reserve({ 'Saturday Day': 1 }, oneUse);
    const { status } = await buyer.refuses(
      'reserve',
      'promo_used_up',
      { 'Saturday Day': 1 },
      oneUse,
    );
    checkEqual(status, 409, 'the status');
    await buyer.quote({ 'Saturday Day': 1 }, oneUse);
    await moveTo(target, minutesLater(15, -1));
    await buyer.refuses('reserve', 'promo_used_up', { 'Saturday Day': 1 }, oneUse);
    await moveTo(target, minutesLater(15));
    await buyer.reserve({ 'Saturday Day': 1 }, oneUse);
  }),
  it('gap RES-09 TIX-22 a code for one use stays used up once the order is paid', async (target) => {
    await standStill(target);
    const buyer = buyerAt(target);
    await buyer.buy({ 'Saturday Day': 1 }, oneUse);
    await moveTo(target, minutesLater(60));
    await buyer.refuses('reserve', 'promo_used_up', { 'Saturday Day': 1 }, oneUse);
    checkEqual((await shown(target, 'ONEUSE'))[0], 'used_up', 'how the code stands');
    const { warnings, totalPennies } = await buyer.quote({ 'Saturday Day': 1 }, oneUse);
    checkEqual(
      [warnings.map(({ code }) => code), totalPennies],
      [['promo_used_up'], 8571],
      'quote',
    );
  }),
  it('RES-09 RES-12 twenty carts at once with a code for one use: one has it', async (target) => {
    const buyer = buyerAt(target);
    const crowd = Array.from({ length: 20 }, () =>
      buyer.tryToReserve({ 'Saturday Day': 1 }, oneUse),
    );
    const heard = (await Promise.all(crowd)).map(({ error }) => error?.code ?? 'held');
    checkEqual(heard.filter((one) => one === 'held').length, 1, 'the number of holds');
    checkEqual(heard.filter((one) => one === 'promo_used_up').length, 19, 'the refusals');
  }),
  it('gap QUO-01 RES-03 a code that has stopped working takes nothing off, at the quote and at the hold alike', async (target) => {
    const buyer = buyerAt(target);
    const quoted = await buyer.quote({ Weekend: 1 }, { promo: 'EXPIRED' });
    const held = await buyer.reserve({ Weekend: 1 }, { promo: 'EXPIRED' });
    checkEqual([quoted.totalPennies, held.totalPennies], [19913, 19913], 'the full price');
    whereTold(() => checkEqual(held.promo, null, 'the code'));
  }),
  it("DET-06 ERR-13 a personal code with another person's address is refused, and the hold survives", async (target) => {
    const buyer = buyerAt(target);
    const { checkoutToken, totalPennies } = await buyer.reserve({ Weekend: 1 }, ada);
    checkEqual(totalPennies, 16929, 'the price for Ada'); // 15725 + 25 + 1179.375
    const foreign = await buyer.form({ buyer: grace });
    await buyer.refusesOrder('submitDetails', 'promo_not_yours', checkoutToken, foreign);
    checkEqual((await buyer.order(checkoutToken)).status, 'held', 'the order');
    await buyer.details(checkoutToken);
    const after = await buyer.order(checkoutToken);
    whereTold(() => checkEqual(after.buyer?.firstName, 'Ada', 'the buyer'));
  }),
  it('gap DET-06 whoever may not use a personal code orders anew without it', async (target) => {
    const buyer = buyerAt(target);
    const { checkoutToken } = await buyer.reserve({ Weekend: 1 }, ada);
    const foreign = await buyer.form({ buyer: grace });
    await buyer.refusesOrder('submitDetails', 'promo_not_yours', checkoutToken, foreign);
    const next = await buyer.reserve({ Weekend: 1 });
    checkEqual(next.totalPennies, 19913, 'the full price');
    await buyer.details(next.checkoutToken, { buyer: grace });
    check((await buyer.release('Weekend')).held === 2, 'the first hold, which ends by itself');
  }),
];
