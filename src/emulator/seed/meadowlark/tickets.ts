import type { TicketsRecord } from '../../records/tickets.js';
import type { Identify } from '../ids.js';
import { promo, sale, type ReleaseSheet, type SaleSheet } from '../ticket-sheet.js';
import releases from './releases.json' with { type: 'json' };

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
    releases: releases as ReleaseSheet[],
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
