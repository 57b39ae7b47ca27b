import { html, type TemplateResult } from 'lit';
import { webUrl } from '../../../src/html/links.js';
import { onwardButton } from '../order/onward-button.js';
import type { OrderContext } from '../order/order-context.js';
import { payLabel } from './pay-label.js';
import type { PaymentForm } from './payment-form.js';
import { planLine } from './plans.js';
import { orderReview } from './review.js';

export interface PaymentView {
  /** It has taken so long that somebody may wonder. */
  readonly slow: boolean;
  readonly form: PaymentForm;
  readonly elsewhere: () => TemplateResult | undefined;
}

/** All there is to see before anything is paid, and the button whose words say what it does. */
export function paymentStep(
  view: OrderContext,
  { slow, form, elsewhere }: PaymentView,
): TemplateResult {
  const { host, state, checkout } = view;
  if (state.step === 'paying' && state.action) {
    return state.action.kind === 'client_secret' ? form.draw(view) : toThePayment(view);
  }
  const isEstimate = state.order?.sums.totalPennies === undefined;
  return html`<div class="payment">
    ${orderReview(view, planLine(view))}
    ${isEstimate ? html`<p class="note">${host.phrases.sumUnknown}</p>` : undefined}
    ${onwardButton(payLabel(view), state.step !== 'payment', () => checkout.pay())}
    ${slow ? html`<p class="note">${host.phrases.stillWorking}</p>` : undefined}
    ${isEstimate && state.problem?.code !== 'no_way_to_pay' ? elsewhere() : undefined}
  </div>`;
}

/** The page is about to go; where it does not, there is a link. */
function toThePayment({ host: { phrases }, state: { action } }: OrderContext): TemplateResult {
  const href = action && 'url' in action ? webUrl(action.url) : undefined;
  return html`<div class="payment">
    <p>${phrases.toThePayment}…</p>
    ${href ? html`<p><a href=${href}>${phrases.goToPayment}</a></p>` : undefined}
  </div>`;
}
