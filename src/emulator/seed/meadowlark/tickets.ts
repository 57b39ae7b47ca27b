import type { TicketsRecord } from '../../records/tickets.js';
import type { Identify } from '../ids.js';
import { promo, sale, type ReleaseSheet, type SaleSheet } from '../ticket-sheet.js';

const releases: ReleaseSheet[] = [
  {
    name: 'Early Bird Weekend',
    group: 'Weekend',
    description: 'Friday noon to Sunday night, for those who could not wait for the line-up.',
    pricePennies: 15500,
    stock: 600,
    sold: 600,
    salesStartAt: '2027-01-20T10:00:00.000Z',
  },
  {
    name: 'Weekend',
    group: 'Weekend',
    description: 'All three days and both nights. Bring your own tent, or borrow a tree.',
    pricePennies: 18500,
    stock: 1800,
    sold: 1124,
    plans: [
      {
        name: 'Half and half',
        depositPercentBps: 5000,
        depositPenniesPerTicket: null,
        monthlyPayments: 1,
        payByAt: '2027-06-11T11:00:00.000Z',
        label: 'Half now, half a month later',
      },
      {
        name: 'Forty first',
        depositPercentBps: null,
        depositPenniesPerTicket: 4000,
        monthlyPayments: 1,
        payByAt: '2027-06-04T11:00:00.000Z',
        label: '£40.00 a ticket now, the rest a month later',
      },
    ],
  },
  {
    name: 'Weekend Final Release',
    group: 'Weekend',
    description: 'The same weekend, for the ones who always book last.',
    pricePennies: 20500,
    stock: 500,
    afterPrevious: true,
  },
  {
    name: 'Saturday Day',
    group: 'One day',
    description: 'Gates at ten, last song in the Owl Wood at three. No camping.',
    pricePennies: 7950,
    stock: 700,
    sold: 312,
    maxPerOrder: 12,
  },
  {
    name: 'Duo Pass',
    group: 'One day',
    description: 'Sunday for people who come in pairs. The price is for each of you.',
    pricePennies: 15000,
    stock: 200,
    sold: 61,
    minPerOrder: 2,
    maxPerOrder: 4,
  },
  {
    name: 'Under 12',
    group: 'One day',
    description: 'Any day, all weekend, with a grown-up who can keep up.',
    pricePennies: 0,
    stock: 400,
    sold: 188,
    maxPerOrder: 6,
  },
  {
    name: 'Camping Plot',
    group: 'Extras',
    kind: 'add_on',
    description: 'Room for one tent and its porch, between the hedge and the river.',
    pricePennies: 3500,
    stock: 900,
    sold: 402,
  },
  {
    name: 'Crew',
    group: 'Friends of the house',
    description: 'For those who put up the tent that everybody else dances in.',
    pricePennies: 4000,
    stock: 120,
    sold: 74,
    maxPerOrder: 2,
    access: { kind: 'gated', codes: ['CREW'] },
  },
  {
    name: 'Backstage',
    group: 'Friends of the house',
    description: 'Weekend ticket, the good sofa, and a wave from the side of the stage.',
    pricePennies: 32000,
    stock: 30,
    sold: 22,
    maxPerOrder: 2,
    access: { kind: 'hidden' },
  },
];

const quantityDiscounts: NonNullable<SaleSheet['quantityDiscounts']> = (id) => [
  {
    id: id('discount: buy three'),
    name: 'Saturday four',
    label: 'Saturday: buy 3 and the 4th is free',
    kind: 'buy_n_get_m',
    buyQuantity: 3,
    freeQuantity: 1,
    releaseIds: [id('Saturday Day')],
  },
  {
    id: id('discount: weekend crowd'),
    name: 'Weekend crowd',
    label: 'Weekend: 5% off for 5 or more, 10% off for 10 or more',
    kind: 'tiered',
    tiers: [
      { minQuantity: 5, percentOffBps: 500 },
      { minQuantity: 10, percentOffBps: 1000 },
    ],
    releaseIds: [id('Weekend')],
  },
  {
    id: id('discount: four plots'),
    name: 'Village',
    label: 'Camping: 4 plots for £120.00',
    kind: 'bundle_price',
    bundleQuantity: 4,
    bundlePricePennies: 12000,
    releaseIds: [id('Camping Plot')],
  },
];

const promos: NonNullable<SaleSheet['promos']> = (id) => [
  promo('LARK10', '10% off', { kind: 'percent', bps: 1000 }),
  promo('CREW', 'Crew tickets', { kind: 'unlock_only' }),
  promo('BACKSTAGE', 'Backstage', { kind: 'unlock_only' }, { releaseIds: [id('Backstage')] }),
  promo('ONEUSE', '£10.00 off', { kind: 'fixed_per_order', pennies: 1000 }, { maxUses: 1 }),
  promo(
    'ADA',
    '15% off for Ada',
    { kind: 'percent', bps: 1500 },
    { personalEmail: 'ada@example.com' },
  ),
  promo('FREERIDE', 'On the house', { kind: 'percent', bps: 10_000 }),
  promo(
    'EXPIRED',
    '20% off in March',
    { kind: 'percent', bps: 2000 },
    { endsAt: '2027-04-01T00:00:00.000Z' },
  ),
];

export function meadowlarkTickets(id: Identify): TicketsRecord {
  return sale(id, 'meadowlark-2027', {
    organiser: 'meadowlark',
    salesStartAt: '2027-01-20T10:00:00.000Z',
    salesEndAt: '2027-06-26T17:00:00.000Z',
    releases,
    quantityDiscounts,
    promos,
    crossEventOffers: [
      {
        event: 'foghorn-sessions',
        discountLabel: '15% off one Friday',
        effect: { kind: 'percent', bps: 1500 },
        codePrefix: 'LARK',
        codeLifetimeDays: 30,
      },
    ],
    refundPolicyLine:
      'Changed your mind? Everything back until 28 May 2027. After that, resale at face value.',
  });
}
