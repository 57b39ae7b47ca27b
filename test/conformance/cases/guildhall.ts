import { buyerAt, type Picks } from '../buyer.js';
import { check, checkEqual, first } from '../check.js';
import { guildhall, keys } from '../demo-world.js';
import { whereTold } from '../lenient.js';
import { read } from '../read.js';
import { it } from '../it.js';
import type { Case, Target } from '../target.js';

interface Bill {
  picks: Picks;
  promo?: string;
  /** Net, booking fee, total, worked out by hand. */
  costs: [net: number, fee: number, total: number];
  /** What the seats in the Balcony that are given away would have cost. */
  given?: number;
  /** Seats in the Balcony that would be free if they were in the cart. */
  missing?: number;
}

const bill = (words: string, { picks, promo, costs, given = 0, missing = 0 }: Bill) =>
  it(words, async (target) => {
    const buyer = buyerAt(target, guildhall.slug);
    const more = promo === undefined ? {} : { promo };
    const quoted = await buyer.quote(picks, more);
    const [net, ...feeAndTotal] = costs;
    for (const priced of [quoted, await buyer.reserve(picks, more)]) {
      const { bookingFeePennies, totalPennies } = priced;
      checkEqual([bookingFeePennies, totalPennies], feeAndTotal, 'fee and total');
      whereTold(() => {
        checkEqual(priced.netPennies, net, 'what is left without the fee');
        checkEqual(priced.quantityDiscountPennies, given, 'what is given away');
      });
    }
    whereTold(() => {
      const hint = quoted.warnings.filter(({ code }) => code === 'add_free_ticket');
      checkEqual(hint.length, missing, 'the number of hints');
    });
  });

/** The fee of a ticket: 40 + 5 % of what is paid for it, and never more than 300. */
const bills: Case[] = [
  bill('PRC-02 PRC-05 TIX-11 the cap binds for a seat in the Hall: 40 + 300 is more than 300', {
    picks: { Hall: 1 },
    costs: [6000, 300, 6300],
  }),
  bill('PRC-02 PRC-05 PRC-06 the cap is of each ticket: n tickets cost n times the price shown', {
    picks: { Hall: 3, Balcony: 1 },
    costs: [27500, 1200, 28700],
  }),
  bill('PRC-04 PRC-10 below the cap the fee is of the lower price', {
    picks: { Hall: 2 },
    promo: 'CHOIR20',
    costs: [9600, 560, 10160], // 4800 each; 40 + 240 each
  }),
  bill('PRC-04 PRC-10 one ticket of a cart may be capped and another not', {
    picks: { Hall: 1, Balcony: 1 },
    promo: 'CHOIR20',
    costs: [12400, 580, 12980], // 4800 + 7600; 280 + 300, where 40 + 380 would be more
  }),
  bill(
    'PRC-08 PRC-11 TIX-13 with four in the Hall the seat in the Balcony is free, and bears no fee',
    {
      picks: { Hall: 4, Balcony: 1 },
      costs: [24000, 1200, 25200],
      given: 9500,
    },
  ),
  bill('PRC-08 PRC-11 one seat is free and the second one is paid for', {
    picks: { Hall: 4, Balcony: 2 },
    costs: [33500, 1500, 35000],
    given: 9500,
  }),
  bill('PRC-08 PRC-11 eight in the Hall give two, and the third seat is paid for', {
    picks: { Hall: 8, Balcony: 3 },
    costs: [57500, 2700, 60200],
    given: 19000,
  }),
  bill('PRC-08 PRC-12 the code comes first, then the seat that is given away', {
    picks: { Hall: 4, Balcony: 1 },
    promo: 'CHOIR20',
    costs: [19200, 1120, 20320], // 4 x 4800; 4 x (40 + 240)
    given: 7600,
  }),
  bill(
    'PRC-08 TIX-13 a seat that is not in the cart is not given, and the quote says that it could be',
    {
      picks: { Hall: 9, Balcony: 1 },
      costs: [54000, 2700, 56700],
      given: 9500,
      missing: 1,
    },
  ),
];

async function feedOf(target: Target) {
  return (await read(target, 'getTickets', guildhall, { key: keys.foghorn })).data;
}

export const negotiatedFee = [
  it('TIX-10 TIX-11 TIX-13 a negotiated fee has its cap, and its discount names the release that is given away', async (target) => {
    const { bookingFeePolicy, releases, quantityDiscounts } = await feedOf(target);
    checkEqual(
      bookingFeePolicy,
      { perTicketPennies: 40, percentBps: 500, capPennies: 300, minPennies: 50 },
      'the fee',
    );
    const [hall, balcony] = releases;
    checkEqual([hall?.name, balcony?.name], ['Hall', 'Balcony'], 'the releases');
    const discount = first(quantityDiscounts, 'discount');
    check(discount.kind === 'buy_n_get_m', `a gift, not ${discount.kind}`);
    const { buyQuantity, freeQuantity, freeReleaseId } = discount;
    checkEqual([buyQuantity, freeQuantity, freeReleaseId], [4, 1, balcony?.id], 'the gift');
  }),
  it('TIX-13 TIX-24 a discount is not told while the feed hides what it gives away', async (target) => {
    const { id: releaseId } = await buyerAt(target, guildhall.slug).release('Balcony');
    await target.control('sale', { event: guildhall.slug, releaseId, hidden: true });
    checkEqual((await feedOf(target)).quantityDiscounts, [], 'the discounts');
  }),
  ...bills,
];
