import type { Quote } from '../../../src/contract/checkout.js';
import { buyerAt, standStill, type Picks } from '../buyer.js';
import { check, checkEqual, first } from '../check.js';
import { festival } from '../demo-world.js';
import { whereTold } from '../lenient.js';
import { read } from '../read.js';
import { it } from '../it.js';
import type { Case, Target } from '../target.js';

interface Bill {
  /** Meadowlark, unless another is named. */
  event?: string;
  picks: Picks;
  promo?: string;
  /** Net, booking fee, total, worked out by hand. */
  costs: [net: number, fee: number, total: number];
  saves?: { promo?: number; quantity?: number };
}

const bill = (words: string, { event, picks, promo, costs, saves }: Bill) =>
  it(words, async (target) => {
    const more = promo === undefined ? {} : { promo };
    const quote = await buyerAt(target, event).quote(picks, more);
    const [net, ...feeAndTotal] = costs;
    const { bookingFeePennies, totalPennies } = quote;
    checkEqual([bookingFeePennies, totalPennies], feeAndTotal, 'fee and total');
    whereTold(() => {
      checkEqual(quote.netPennies, net, 'what is left without the fee');
      checkEqual(quote.promoDiscountPennies, saves?.promo ?? 0, 'what the code saves');
      checkEqual(quote.quantityDiscountPennies, saves?.quantity ?? 0, 'what the number saves');
      checkEqual(quote.quantityDiscount !== null, saves?.quantity !== undefined, 'a discount');
      checkEqual(quote.dueNowPennies, quote.totalPennies, 'what is due now');
    });
  });

/** Every fee is per paid ticket: 25 + 7.5 % of what is paid for it, half a penny up; or 75 + 3 %. */
const bills: Case[] = [
  bill(
    'PRC-02 PRC-05 PRC-06 three tickets cost three times the price shown: the fee is rounded per ticket',
    {
      picks: { Weekend: 3 },
      costs: [55500, 4239, 59739], // 3 x (25 + 1387.5); rounded per order the fee would be 4238
    },
  ),
  bill('PRC-02 TIX-11 an event with the older fee keeps it', {
    event: 'foghorn-sessions',
    picks: { 'Single Session': 2 },
    costs: [4400, 282, 4682], // 2 x (75 + 66)
  }),
  bill('PRC-01 PRC-02 yen are whole, and have the same fee', {
    event: 'foghorn-kyoto',
    picks: { 'One Night': 2 },
    costs: [13000, 1026, 14026], // 2 x (25 + 487.5)
  }),
  bill('PRC-09 PRC-05 free tickets in a paid cart bear no fee', {
    picks: { Weekend: 1, 'Under 12': 2 },
    costs: [18500, 1413, 19913],
  }),
  bill('PRC-07 PRC-03 a free cart bears no fee, not even the smallest one', {
    picks: { 'Under 12': 2 },
    costs: [0, 0, 0],
  }),
  bill('PRC-04 PRC-10 a code of ten percent lowers the price, and the fee is of the lower price', {
    picks: { Weekend: 2 },
    promo: 'LARK10',
    costs: [33300, 2548, 35848], // 2 x 16650; 2 x (25 + 1248.75)
    saves: { promo: 3700 },
  }),
  bill(
    'gap PRC-13 PRC-10 an amount off the order is spread over its tickets, the first one a penny more',
    {
      picks: { 'Saturday Day': 3 },
      promo: 'ONEUSE',
      costs: [22850, 1788, 24638], // 7616 + 7617 + 7617; 3 x (25 + 571)
      saves: { promo: 1000 },
    },
  ),
  bill('PRC-07 PRC-03 a code of a hundred percent leaves nothing to pay and no fee', {
    picks: { Weekend: 2 },
    promo: 'FREERIDE',
    costs: [0, 0, 0],
    saves: { promo: 37000 },
  }),
  bill('gap PRC-08 PRC-11 of four Saturdays one is free, and the free one bears no fee', {
    picks: { 'Saturday Day': 4 },
    costs: [23850, 1863, 25713], // 3 x 7950; 3 x (25 + 596.25)
    saves: { quantity: 7950 },
  }),
  bill('PRC-08 a fifth Saturday is paid, and of eight two are free', {
    picks: { 'Saturday Day': 8 },
    costs: [47700, 3726, 51426],
    saves: { quantity: 15900 },
  }),
  bill('gap PRC-05 PRC-11 four Weekends are below the first tier and cost what is shown', {
    picks: { Weekend: 4 },
    costs: [74000, 5652, 79652],
  }),
  bill('gap PRC-04 PRC-11 five Weekends reach the tier of five percent, all five of them', {
    picks: { Weekend: 5 },
    costs: [87875, 6715, 94590], // 5 x 17575; 5 x (25 + 1318.125)
    saves: { quantity: 4625 },
  }),
  bill('gap PRC-04 PRC-11 four plots are a bundle of 120.00, the fifth has its own price', {
    picks: { 'Camping Plot': 5 },
    costs: [15500, 1288, 16788], // 4 x 3000 + 3500; 4 x 250 + 288
    saves: { quantity: 2000 },
  }),
  bill('gap PRC-12 PRC-08 the code comes first, then the free ticket, then the fee', {
    picks: { 'Saturday Day': 4 },
    promo: 'LARK10',
    costs: [21465, 1686, 23151], // 3 x 7155; 3 x (25 + 536.625)
    saves: { promo: 3180, quantity: 7155 },
  }),
  bill('gap PRC-11 of two discounts the order gets the one that saves more, and only that', {
    picks: { Weekend: 5, 'Saturday Day': 4 },
    costs: [116350, 8928, 125278], // 5 x 18500 + 3 x 7950; 5 x 1413 + 3 x 621
    saves: { quantity: 7950 },
  }),
  bill('gap PRC-02 TIX-20 a gated ticket is priced with its code', {
    picks: { Crew: 1 },
    promo: 'crew ',
    costs: [4000, 325, 4325],
  }),
];

const carts: Picks[] = [
  { Weekend: 1 },
  { Weekend: 8 },
  { 'Saturday Day': 1, 'Under 12': 1 },
  { 'Saturday Day': 7, 'Camping Plot': 2 },
  { 'Duo Pass': 2, 'Camping Plot': 8 },
  { 'Duo Pass': 4, Weekend: 6, 'Under 12': 3 },
  { 'Saturday Day': 12, 'Camping Plot': 8 },
];

function checkSums(quote: Quote): void {
  const { lines, subtotalPennies, netPennies, bookingFeePennies, totalPennies } = quote;
  const total = (pick: (line: Quote['lines'][number]) => number) =>
    lines.reduce((sum, line) => sum + pick(line), 0);
  const saved = quote.promoDiscountPennies + quote.quantityDiscountPennies;
  checkEqual(subtotalPennies - saved, netPennies, 'the net');
  checkEqual(netPennies + bookingFeePennies, totalPennies, 'the total');
  checkEqual(
    [total((line) => line.subtotalPennies), total((line) => line.netPennies)],
    [subtotalPennies, netPennies],
    'the sums of the lines',
  );
  checkEqual(
    total((line) => line.bookingFeePennies),
    bookingFeePennies,
    'the fees of the lines',
  );
  for (const line of lines) {
    checkEqual(line.subtotalPennies, line.unitPricePennies * line.quantity, 'a subtotal');
    checkEqual(line.subtotalPennies - line.discountPennies, line.netPennies, 'a net');
    check(line.freeQuantity <= line.quantity, 'no more free tickets than tickets');
  }
}

const previews: Case[] = [
  it('QUO-01 QUO-03 WHK-10 a quote holds nothing, is not stored, and tells nobody', async (target) => {
    const buyer = buyerAt(target);
    const before = await buyer.release('Weekend');
    const body = await buyer.cart({ Weekend: 2 });
    const { headers } = await read(target, 'quote', festival, { body });
    checkEqual(headers.get('Cache-Control'), 'no-store', 'Cache-Control');
    checkEqual(await buyer.release('Weekend'), before, 'what is left');
    checkEqual(await target.control('webhooks'), { webhooks: [] }, 'the webhooks');
  }),
  it('gap QUO-05 RES-07 RES-08 ERR-05 ERR-10 a quote refuses an upcoming and a hidden tier with the codes of reserve', async (target) => {
    const buyer = buyerAt(target);
    await buyer.refuses('quote', 'not_on_sale', { 'Weekend Final Release': 1 });
    await buyer.refuses('quote', 'unknown_release', { Backstage: 1 }, { promo: 'LARK10' });
    await buyer.refuses('quote', 'unknown_release', { Crew: 1 });
  }),
  it('gap QUO-05 a quote of sold out tickets warns, names the release, and is no error', async (target) => {
    const buyer = buyerAt(target);
    const { id } = await buyer.release('Early Bird Weekend');
    const { warnings } = await buyer.quote({ 'Early Bird Weekend': 1, Weekend: 1 });
    const told = warnings.map(({ code, releaseId }) => [code, releaseId]);
    checkEqual(told, [['sold_out', id]], 'the warnings');
    const last = buyerAt(target, 'last-ticket');
    const standing = await last.release('Standing');
    const warned = (await last.quote({ Standing: 2 })).warnings;
    checkEqual(
      warned.map(({ releaseId }) => releaseId),
      [standing.id],
      'the warned release',
    );
  }),
  it('gap QUO-05 TIX-22 a code that does nothing is a warning of the quote, at the full price', async (target) => {
    const buyer = buyerAt(target);
    for (const promo of ['EXPIRED', 'NOBODY']) {
      const quote = await buyer.quote({ Weekend: 1 }, { promo });
      checkEqual([quote.totalPennies, quote.promo], [19913, null], `the price with ${promo}`);
      checkEqual(first(quote.warnings, 'warning').code, 'promo_not_applied', 'the warning');
    }
    checkEqual(
      (await buyer.quote({ Weekend: 1 }, { promo: ' lark10' })).promo?.code,
      'LARK10',
      'the code',
    );
  }),
  it('ENV-20 ENV-16 a quote under an earlier slug is the same quote', async (target) => {
    await standStill(target);
    const now = await buyerAt(target).quote({ Weekend: 2, 'Camping Plot': 1 });
    const then = await buyerAt(target, 'meadowlark-festival').quote({
      Weekend: 2,
      'Camping Plot': 1,
    });
    checkEqual(then, now, 'the quote');
  }),
  it('gap ERR-21 TIX-27 a quantity outside the limits of a release or of the order is refused', async (target) => {
    const buyer = buyerAt(target);
    for (const step of ['quote', 'reserve'] as const) {
      await buyer.refuses(step, 'quantity_not_allowed', { 'Duo Pass': 1 });
      await buyer.refuses(step, 'quantity_not_allowed', { 'Duo Pass': 5 });
      const many = { 'Saturday Day': 12, Weekend: 8, 'Duo Pass': 2 };
      await buyer.refuses(step, 'quantity_not_allowed', many);
    }
  }),
  it('gap PRC-01 PRC-14 every bill adds up, line by line, with every code', async (target: Target) => {
    const buyer = buyerAt(target);
    for (const picks of carts)
      for (const promo of [undefined, 'LARK10', 'ONEUSE', 'ADA', 'FREERIDE'])
        checkSums(await buyer.quote(picks, promo === undefined ? {} : { promo }));
  }),
];

export const quote = [...bills, ...previews];
