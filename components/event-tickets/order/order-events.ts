import type { Milestone } from '../../../src/checkout/checkout.js';
import type { PricedLine, Sums } from '../../../src/checkout/order/order.js';
import type { Item } from '../../../src/checkout/machine/state.js';
import { minorUnitDigits } from '../../../src/format/money.js';
import { offerWith, releaseName, type OrderContext } from '../parts/order-context.js';
import type { TicketItem } from '../ticket-events.js';

/**
 * Detail of the events about an order: enough for analytics, but never a token, an email address or
 * a phone number. Money in minor units of `currency`; undefined if the service hasn't stated it.
 */
export interface OrderStep {
  readonly event: string;
  readonly currency: string;
  /** Number of decimal digits of the currency: 2 for GBP, 0 for JPY. */
  readonly currencyExponent: number;
  readonly items: readonly TicketItem[];
  readonly totalPennies: number | undefined;
  readonly bookingFeePennies: number | undefined;
  readonly discountPennies: number | undefined;
  /** Of a completed order: the organiser's reference. */
  readonly reference?: string;
}

/** Emits the event of a completed step. */
export function emitOrderStep(view: OrderContext, { what, sums, reference }: Milestone): void {
  const detail = { ...stepOf(view, sums), ...(reference && { reference }) };
  view.host.emit(`event-tickets-${what}`, detail);
}

/** Emits a cancelable event. @returns false if the page has cancelled it */
export const isPermitted = (
  view: OrderContext,
  what: 'reserve' | 'pay',
  sums: Sums | undefined,
): boolean =>
  view.host.emit(`event-tickets-before-${what}`, stepOf(view, sums), { cancelable: true });

function stepOf(view: OrderContext, sums: Sums | undefined): OrderStep {
  const { selection } = view.state;
  const currency = sums?.currency ?? view.sale.currency;
  const lines: readonly (Item & Partial<PricedLine>)[] = sums?.lines.length
    ? sums.lines
    : selection.items;
  return {
    event: view.host.settings.event ?? '',
    currency,
    currencyExponent: minorUnitDigits(currency),
    items: lines.map((line) => ({
      releaseId: line.releaseId,
      name: releaseName(view, line.releaseId),
      quantity: line.quantity,
      unitPricePennies: line.unitPricePennies ?? offerWith(view, line.releaseId)?.facePennies,
    })),
    totalPennies: sums?.totalPennies,
    bookingFeePennies: sums?.bookingFeePennies,
    discountPennies: sums && sums.promoDiscountPennies + sums.quantityDiscountPennies,
  };
}
