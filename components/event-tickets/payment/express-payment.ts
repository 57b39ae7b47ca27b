import { readText } from '../../../src/contract/loose.js';
import { isFree } from '../../../src/checkout/order/order.js';
import type { ExpressLine, ExpressPayment } from '../../../src/checkout/providers/express.js';
import { minorUnitDigits } from '../../../src/format/money.js';
import type { OrderContext } from '../parts/order-context.js';

/** Facts about the event that are not in the tickets feed. */
export interface EventFacts {
  readonly name?: unknown;
  readonly venue?: { readonly country?: unknown } | null;
}

/** The data that a wallet needs; undefined if there is nothing to pay or the amount is unknown. */
export function expressPayment(
  view: OrderContext,
  { name, venue }: EventFacts,
): ExpressPayment | undefined {
  const { order } = view.state;
  if (!order || isFree(order)) return undefined;
  const { sums } = order;
  const amountPennies = sums.plan ? sums.dueNowPennies : sums.totalPennies;
  if (!amountPennies) return undefined;
  const currency = sums.currency ?? view.sale.currency;
  const lines = linesOf(view, sums);
  const adding = lines.reduce((sum, line) => sum + line.amountPennies, 0);
  return {
    amountPennies,
    currency,
    currencyExponent: minorUnitDigits(currency),
    country: readText(venue?.country) || undefined,
    label: readText(name) || undefined,
    lines: adding === amountPennies ? lines : [],
  };
}

type Sums = NonNullable<OrderContext['state']['order']>['sums'];

/** Tickets, then discounts, then the fee. */
function linesOf(view: OrderContext, sums: Sums): ExpressLine[] {
  const { phrases } = view.host;
  const nameOf = (release: string) => view.sale.offers.find(({ id }) => id === release)?.name ?? '';
  const tickets = sums.lines.map((line) => ({
    label: `${line.quantity} × ${line.name || nameOf(line.releaseId)}`,
    amountPennies: line.subtotalPennies ?? 0,
  }));
  return [
    ...tickets,
    // Until their names are there, the lines don't add up, and none is shown.
    ...(view.notes?.discountsOf(view) ?? []),
    { label: phrases.bookingFee, amountPennies: sums.bookingFeePennies ?? 0 },
  ].filter(({ amountPennies }) => amountPennies !== 0);
}
