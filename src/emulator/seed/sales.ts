import { legacyFee, promo, type SaleSheet } from './ticket-sheet.js';

/** What the smaller events sell. Their prices are known to many: the feeds show them with the fee. */

export const sessionsSale: SaleSheet = {
  organiser: 'foghorn',
  fee: legacyFee,
  salesStartAt: '2027-02-12T10:00:00.000Z',
  releases: [
    {
      name: 'Single Session',
      group: 'One Friday',
      description: 'One Friday of your choice: name it at the door.',
      pricePennies: 2200,
      stock: 240,
      sold: 137,
    },
    {
      name: 'Session for Two',
      group: 'One Friday',
      description: 'Sold in pairs, priced for each. Somebody has to hold the coats.',
      pricePennies: 2050,
      stock: 80,
      sold: 80,
      minPerOrder: 2,
      maxPerOrder: 4,
    },
    {
      name: 'Season Pass',
      group: 'All of them',
      description: 'Every Friday of the season, and your name on a peg.',
      pricePennies: 9600,
      stock: 60,
      sold: 52,
      maxPerOrder: 2,
    },
  ],
};

export const kyotoSale: SaleSheet = {
  organiser: 'foghorn',
  currency: 'JPY',
  salesStartAt: '2027-03-05T01:00:00.000Z',
  releases: [
    {
      name: 'One Night',
      description: 'Friday or Saturday, both floors. Shoes off, please.',
      pricePennies: 6500,
      stock: 180,
      sold: 121,
    },
    {
      name: 'Both Nights',
      description: 'Friday and Saturday, and indigo on both sleeves.',
      pricePennies: 11800,
      stock: 80,
      sold: 58,
    },
  ],
};

export const harbourSale: SaleSheet = {
  organiser: 'foghorn',
  salesStartAt: '2027-03-17T10:00:00.000Z',
  releases: [
    {
      name: 'Quayside',
      description: 'Costs nothing. We only need to know how many of you there are.',
      pricePennies: 0,
      stock: 2500,
      sold: 1308,
      maxPerOrder: 6,
    },
  ],
};

export const preludeSale: SaleSheet = {
  organiser: 'foghorn',
  salesStartAt: '2027-11-05T10:00:00.000Z',
  releases: [
    {
      name: 'First Light',
      description: 'All three days, for those who trust us.',
      pricePennies: 12000,
      stock: 300,
    },
    {
      name: 'High Tide',
      description: 'All three days, once the first three hundred have gone.',
      pricePennies: 14500,
      stock: 1500,
      salesStartAt: null,
      afterPrevious: true,
    },
    {
      name: 'Cliff Camping',
      kind: 'add_on',
      description: 'A plot with a view, and a rope for the wind.',
      pricePennies: 4000,
      stock: 400,
    },
  ],
};

export const lastTicketSale: SaleSheet = {
  organiser: 'foghorn',
  salesStartAt: '2027-02-19T10:00:00.000Z',
  salesEndAt: '2027-05-20T16:00:00.000Z',
  releases: [
    {
      name: 'Standing',
      description: 'The loft holds sixty. You would be the last.',
      pricePennies: 2800,
      stock: 60,
      sold: 59,
      maxPerOrder: 4,
    },
  ],
};

export const lanternWalkSale: SaleSheet = {
  organiser: 'foghorn',
  salesStartAt: '2027-04-13T09:00:00.000Z',
  releases: [
    {
      name: 'Walker',
      description: 'One lantern, one candle, one cup of something hot.',
      pricePennies: 1200,
      stock: 220,
      sold: 96,
    },
    {
      name: 'Small Walker',
      description: 'Under ten. The lantern is the same size.',
      pricePennies: 0,
      stock: 80,
      sold: 40,
    },
  ],
};

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

export const owlHoursSale: SaleSheet = {
  organiser: 'foghorn',
  salesStartAt: '2027-04-01T10:00:00.000Z',
  salesEndAt: '2027-08-21T22:00:00.000Z',
  releases: [
    {
      name: 'Both Nights',
      description: 'Friday and Saturday, nine until the first gull. Twice.',
      pricePennies: 4200,
      stock: 220,
      sold: 131,
    },
    {
      name: 'Friday Night',
      group: 'One night',
      description: 'In at nine on Friday, out when it is light on Saturday.',
      pricePennies: 2600,
      stock: 100,
      sold: 34,
      salesEndAt: '2027-08-20T22:00:00.000Z',
    },
    {
      name: 'Saturday Night',
      group: 'One night',
      description: 'In at nine on Saturday, out when it is light on Sunday.',
      pricePennies: 2600,
      stock: 100,
      sold: 57,
    },
  ],
};

export const nightjarSale: SaleSheet = {
  organiser: 'meadowlark',
  salesStartAt: '2027-04-09T10:00:00.000Z',
  releases: [
    {
      name: 'Night Pass',
      description: 'From the first star to the last bus. Bring a jumper.',
      pricePennies: 4800,
      stock: 320,
      sold: 214,
    },
    {
      name: 'Night Pass and Blanket',
      description: 'The same, with a wool blanket that is yours to keep.',
      pricePennies: 7400,
      stock: 80,
      sold: 31,
    },
  ],
};

export const quietRoomSale: SaleSheet = {
  organiser: 'quietroom',
  salesStartAt: '2027-02-11T10:00:00.000Z',
  releases: [
    {
      name: 'A Chair',
      description: 'Yours for the evening. It does not creak.',
      pricePennies: 3500,
      stock: 90,
      sold: 41,
    },
  ],
};
