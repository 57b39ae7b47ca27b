import sheets from './sales.json' with { type: 'json' };
import { promo, type SaleSheet } from './ticket-sheet.js';

/** What the smaller events sell. Their prices are known to many: the feeds show them with the fee. */
export const sales = sheets as Record<keyof typeof sheets, SaleSheet>;

export const guildhallSale: SaleSheet = {
  organiser: 'foghorn',
  fee: { percentBps: 500, perTicketPennies: 40, capPennies: 300, minPennies: 50 },
  salesStartAt: '2027-03-24T10:00:00.000Z',
  salesEndAt: '2027-11-13T18:00:00.000Z',
  releases: [
    {
      name: 'Hall',
      description: 'A chair among the pillars, a candle to each pair.',
      pricePennies: 6000,
      stock: 240,
      sold: 88,
      maxPerOrder: 12,
    },
    {
      name: 'Balcony',
      description: 'The front row of the gallery, and a blanket for the knees.',
      pricePennies: 9500,
      stock: 60,
      sold: 22,
      maxPerOrder: 6,
    },
  ],
  quantityDiscounts: (id) => [
    {
      id: id('discount: gallery'),
      name: 'Four below, one above',
      label: 'Four in the Hall, and a seat in the Balcony is free',
      kind: 'buy_n_get_m',
      buyQuantity: 4,
      freeQuantity: 1,
      freeReleaseId: id('Balcony'),
      releaseIds: [id('Hall')],
    },
  ],
  promos: () => [promo('CHOIR20', '20% off for choirs', { kind: 'percent', bps: 2000 })],
  refundPolicyLine: 'Plans change: everything back until 30 October 2027.',
};
