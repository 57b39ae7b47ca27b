import { html, nothing, type TemplateResult } from 'lit';
import { webUrl } from '../../src/html/links.js';
import { printed, type DeskView } from './desk-view.js';
import type { PlanChoice } from './plan-choice.js';
import { review } from './review.js';

export interface PaymentView {
  readonly plans: PlanChoice;
  /** It has taken so long that somebody may wonder. */
  readonly slow: boolean;
}

/** All there is to see before anything is paid, and the button whose words say what it does. */
export function paymentStep(view: DeskView, { plans, slow }: PaymentView): TemplateResult {
  const { host, state, checkout } = view;
  const leaving = state.step === 'paying' && state.action !== undefined;
  if (leaving) return toThePayment(view);
  const busy = state.step !== 'payment' || plans.isPending(state);
  const pay = () => {
    if (!busy) checkout.pay();
  };
  return html`<div class="payment">
    ${review(view)} ${plans.draw(view)}
    <button
      class="button button-primary onward"
      part="button-primary"
      type="button"
      aria-disabled=${busy ? 'true' : nothing}
      @click=${pay}
    >
      <span>${payWords(view)}${busy ? '…' : ''}</span>
    </button>
    ${slow ? html`<p class="note">${host.phrases.stillWorking}</p>` : undefined}
  </div>`;
}

/** What the press obliges to, in words. */
export function payWords(view: DeskView): string {
  const { phrases } = view.host;
  const { order } = view.state;
  const { totalPennies, dueNowPennies, plan } = order?.sums ?? {};
  if (order?.nextStep === 'complete_free') return phrases.confirmFree;
  return plan
    ? phrases.payNow(printed(view, dueNowPennies))
    : phrases.pay(printed(view, totalPennies));
}

/** The page is about to go; where it does not, there is a link. */
function toThePayment({ host: { phrases }, state: { action } }: DeskView): TemplateResult {
  const href = action && 'url' in action ? webUrl(action.url) : undefined;
  return html`<div class="payment">
    <p>${phrases.toThePayment}…</p>
    ${href ? html`<p><a href=${href}>${phrases.goToPayment}</a></p>` : undefined}
  </div>`;
}
