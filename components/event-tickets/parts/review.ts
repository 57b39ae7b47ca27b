import { html, type TemplateResult } from 'lit';
import { estimateTotal } from '../../../src/checkout/sale/estimate.js';
import type { PricedLine } from '../../../src/checkout/order/order.js';
import { offerWith, printAmount, releaseName, type OrderContext } from './order-context.js';

/** The order's tickets, price and payments, in the amounts of the service. WCAG 3.3.4 */
export function orderReview(
  view: OrderContext,
  paid?: unknown,
  total = view.host.phrases.totalSum,
): TemplateResult {
  const sums = view.state.order?.sums;
  const { phrases } = view.host;
  const fee = sums?.bookingFeePennies;
  return html`<div class="review" part="review">
    <ul role="list" aria-label=${phrases.yourOrder}>
      ${sums?.lines.map((line) => item(view, line))}
    </ul>
    <dl>
      ${view.notes?.drawDiscounts(view)}
      ${fee ? reviewRow(phrases.bookingFee, fixed(printAmount(view, fee))) : undefined}
      ${reviewRow(total, fixed(orderTotal(view)), 'total')}
    </dl>
    ${paid}
  </div>`;
}

function item(view: OrderContext, line: PricedLine): TemplateResult {
  const name = line.name || releaseName(view, line.releaseId);
  const { freeQuantity } = line;
  return html`<li>
    <span
      >${line.quantity}&nbsp;×&nbsp;<bdi>${name}</bdi>
      ${freeQuantity ? html`<small>${view.host.phrases.ofWhichFree({ count: freeQuantity })}</small>` : undefined}
    </span>
    <span translate=${line.subtotalPennies ? 'no' : 'yes'}
      >${free(view, line.subtotalPennies)}</span
    >
  </li>`;
}

/** Keeps page translators from changing the currency. */
export const fixed = (amount: string) => html`<span translate="no">${amount}</span>`;

/** A row with a name and a value. */
export const reviewRow = (name: unknown, value: unknown, look: '' | 'total' = ''): TemplateResult =>
  html`<div class=${look}>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;

/** The service's total; without one an estimate from the prices of the feed. */
export function orderTotal(view: OrderContext): string {
  const { sums } = view.state.order ?? {};
  if (sums?.totalPennies !== undefined) return free(view, sums.totalPennies);
  const lines = (sums?.lines ?? []).map(({ releaseId, quantity }) => ({
    offer: offerWith(view, releaseId),
    quantity,
  }));
  const about = estimateTotal(lines);
  if (about) return view.host.phrases.estimate({ amount: printAmount(view, about) });
  return about === 0 && lines[0] ? free(view, 0) : '–';
}

const free = (view: OrderContext, pennies: number | undefined): string =>
  pennies === 0 ? view.host.phrases.free : printAmount(view, pennies);

/** What a plan draws a receipt with: it may be loaded long before there is an order. */
export interface ReviewParts {
  readonly orderReview: typeof orderReview;
  readonly reviewRow: typeof reviewRow;
}
