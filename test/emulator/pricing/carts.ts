import type { Totals } from '../../../src/contract/checkout.js';
import type {
  BookingFeePolicy,
  PlanOffer,
  QuantityDiscount,
} from '../../../src/contract/tickets.js';
import { price, type Priceable } from '../../../src/emulator/pricing/price.js';
import type { PromoRecord } from '../../../src/emulator/records/tickets.js';

/** The two policies of the specification. */
export const N: BookingFeePolicy = {
  percentBps: 750,
  perTicketPennies: 25,
  capPennies: null,
  minPennies: 50,
};
export const O: BookingFeePolicy = {
  percentBps: 300,
  perTicketPennies: 75,
  capPennies: null,
  minPennies: 0,
};

export const now = '2027-05-01T10:00:00.000Z';

/** `[price, quantity]`, each a release of its own: a, b, c… */
export type Item = readonly [pennies: number, quantity: number];

export const idOf = (index: number): string => String.fromCharCode(97 + index);

export function cartOf(
  items: readonly Item[],
  bookingFee: BookingFeePolicy,
  more: Partial<Priceable> = {},
): Priceable {
  return {
    currency: 'GBP',
    items: items.map(([pricePennies, quantity], index) => ({
      release: { id: idOf(index), name: idOf(index), pricePennies },
      quantity,
    })),
    bookingFee,
    now,
    ...more,
  };
}

export const priced = (...cart: Parameters<typeof cartOf>): Totals => price(cartOf(...cart));

export const promo = (
  effect: PromoRecord['effect'],
  change: Partial<PromoRecord> = {},
): NonNullable<Priceable['promo']> => ({
  code: 'CODE',
  label: 'A code',
  effect,
  releaseIds: null,
  maxTickets: null,
  ...change,
});

const named = { id: 'discount', name: 'Discount', label: 'A discount', releaseIds: null };

export const buyGet = (
  buyQuantity: number,
  freeQuantity: number,
  change: { releaseIds?: string[]; freeReleaseId?: string } = {},
): QuantityDiscount => ({ ...named, kind: 'buy_n_get_m', buyQuantity, freeQuantity, ...change });

export const tiered = (...tiers: [minQuantity: number, percentOffBps: number][]) =>
  ({
    ...named,
    id: 'tiers',
    kind: 'tiered',
    tiers: tiers.map(([minQuantity, percentOffBps]) => ({ minQuantity, percentOffBps })),
  }) satisfies QuantityDiscount;

export const bundle = (bundleQuantity: number, bundlePricePennies: number): QuantityDiscount => ({
  ...named,
  kind: 'bundle_price',
  bundleQuantity,
  bundlePricePennies,
});

export function plan(
  deposit: Partial<Pick<PlanOffer, 'depositPercentBps' | 'depositPenniesPerTicket'>>,
  payments: number,
): PlanOffer {
  return {
    id: 'plan',
    name: 'Plan',
    depositPercentBps: null,
    depositPenniesPerTicket: null,
    ...deposit,
    monthlyPayments: payments,
    payByAt: '2028-12-31T12:00:00.000Z',
    dueDates: Array.from({ length: payments }, (_, month) => `2027-${String(month + 6)}`),
    label: 'A plan',
  };
}

export const partsOf = ({ paymentPlan }: Totals): number[] =>
  paymentPlan?.installments.map(({ amountPennies }) => amountPennies) ?? [];
