import { html, type TemplateResult } from 'lit';
import { paymentUrl } from '../../../src/html/leaving.js';
import { onwardButton } from '../parts/onward-button.js';
import { drawEmail, drawNote, type OrderContext } from '../parts/order-context.js';
import { payLabel } from './pay-label.js';
import type { EmbeddedPayment } from './payment-form.js';

export interface PaymentStepView {
  /** What is happening, once the button has been pressed. */
  readonly progress: string | undefined;
  /** Undefined while nothing is paid in this page. */
  readonly form: EmbeddedPayment | undefined;
  /** It was begun in another tab, which is said above. */
  readonly isElsewhere: boolean;
  readonly elsewhere: () => TemplateResult | undefined;
}

/** Below all there is to see before anything is paid: the button whose words say what it does. */
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

/** It was begun and left, and may be gone on with: the service makes no second one. spec L252 */
const isOpen = ({ step, order, problem }: OrderContext['state']): boolean =>
  step === 'payment' && !problem && order?.status === 'awaiting_payment';

/** The page is about to go; where it does not, there is a link. */
function toThePayment({ host: { phrases }, state: { action } }: OrderContext): TemplateResult {
  const href = action && 'url' in action ? paymentUrl(action.url) : undefined;
  return html`<div class="payment">
    <p>${phrases.toThePayment}…</p>
    ${href ? html`<a class="button" href=${href}>${phrases.goToPayment}</a>` : undefined}
  </div>`;
}
