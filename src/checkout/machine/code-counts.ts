import type { CartLine } from '../sale/cart.js';
import { ticketCount } from '../sale/estimate.js';
import type { QuoteState } from './state.js';

/**
 * Whether a code lowers the price: as the service says, else by its sum, as only codes and quantity
 * discounts lower the prices of the feed (spec L349).
 * @returns undefined if that can't be told
 */
export function codeCounts(
  { status, sums, warnings }: QuoteState,
  lines: readonly CartLine[],
): boolean | undefined {
  if (status !== 'ready' || !sums) return undefined;
  if (warnings.some(({ code }) => code.startsWith('promo_'))) return false;
  if (sums.promo || sums.promoDiscountPennies > 0) return true;
  const { totalPennies: total, bookingFeePennies: fee } = sums;
  const face = lines.reduce((sum, { offer, quantity }) => sum + offer.facePennies * quantity, 0);
  const hasOtherReason = sums.discountLabel !== undefined || leavesOut(sums.lines, lines);
  if (total === undefined || fee === undefined || face === 0 || hasOtherReason) return undefined;
  return total - fee < face;
}

/** The quote prices other tickets than the buyer chose. */
const leavesOut = (priced: Sums['lines'], lines: readonly CartLine[]): boolean =>
  priced.length > 0 && ticketCount(priced) !== ticketCount(lines);

type Sums = NonNullable<QuoteState['sums']>;
