import { html, type TemplateResult } from 'lit';
import { paymentUrl } from '../../../src/html/leaving.js';
import { onwardButton } from '../parts/onward-button.js';
import { drawEmail, drawNote, type OrderContext } from '../parts/order-context.js';
import { payLabel } from './pay-label.js';
import type { EmbeddedPayment } from './payment-form.js';

export interface PaymentStepView {
  /** Progress after a press on the button. */
  readonly progress: string | undefined;
  /** Undefined unless the payment is made in this page. */
  readonly form: EmbeddedPayment | undefined;
  /** The payment was started in another tab; a note above says so. */
  readonly isElsewhere: boolean;
  readonly elsewhere: () => TemplateResult | undefined;
}

/** The payment step. The button comes last, below everything the buyer must see before paying. */
export function paymentStep(
  view: OrderContext,
  { progress, form, isElsewhere, elsewhere }: PaymentStepView,
): TemplateResult {
  const { host, state, checkout } = view;
  const express = form?.express(view);
  if (state.step === 'paying' && state.action && !express?.isBusy) {
    if (state.action.kind !== 'client_secret') return toThePayment(view);
    if (form) return form.draw(view, progress);
  }
  const isEstimate = state.order?.sums.totalPennies === undefined;
  return html`<div class="payment">
    ${drawEmail(view, host.phrases.emailWhy)}
    ${drawNote(isOpen(state) && !isElsewhere && host.phrases.paymentOpen)}
    ${drawNote(isEstimate && host.phrases.sumUnknown)}
    ${onwardButton(payLabel(view), state.step !== 'payment', () => checkout.pay())}
    ${drawNote(progress)}
    ${isEstimate && state.problem?.code !== 'no_way_to_pay' ? elsewhere() : undefined}
    ${express?.draw(view)}
  </div>`;
}

/** A payment was started and left. It can be continued, as the service makes no second one. spec L252 */
const isOpen = ({ step, order, problem }: OrderContext['state']): boolean =>
  step === 'payment' && !problem && order?.status === 'awaiting_payment';

/** Shown while the browser goes to the payment page, with a link in case it doesn't. */
function toThePayment({ host: { phrases }, state: { action } }: OrderContext): TemplateResult {
  const href = action && 'url' in action ? paymentUrl(action.url) : undefined;
  return html`<div class="payment">
    <p>${phrases.toThePayment}…</p>
    ${href ? html`<a class="button" href=${href}>${phrases.goToPayment}</a>` : undefined}
  </div>`;
}
