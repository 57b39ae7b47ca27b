import type { Totals } from '../../../src/contract/checkout.js';

/** What quote, reservation and order have in common. */
export const billOf = (totals: Totals) => ({
  lines: totals.lines,
  sums: [totals.subtotalPennies, totals.netPennies, totals.bookingFeePennies, totals.totalPennies],
  off: [totals.promoDiscountPennies, totals.quantityDiscountPennies],
  dueNow: totals.dueNowPennies,
  because: [totals.currency, totals.promo, totals.quantityDiscount, totals.paymentPlan],
});
