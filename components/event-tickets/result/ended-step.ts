import { html, nothing, type TemplateResult } from 'lit';
import { plainButton } from '../../internal/buttons.js';
import { onwardButton } from '../parts/onward-button.js';
import type { OrderContext } from '../parts/order-context.js';

/** Why there is no order. */
export function endedTitle({ host: { phrases }, state }: OrderContext): string {
  if (state.step !== 'refused') return phrases.expiredTitle;
  return state.order?.status === 'cancelled' ? phrases.cancelledTitle : phrases.refundedTitle;
}

/**
 * What was chosen is kept: one press asks for the same again.
 * @param isTyped whether the buyer has typed anything, which is kept as well
 */
export function endedStep(view: OrderContext, isTyped: boolean): TemplateResult {
  const { host, state, checkout } = view;
  const { phrases } = host;
  const over = plainButton(phrases.chooseOthers, () => checkout.startOver());
  if (state.step === 'refused') {
    const words =
      state.order?.status === 'cancelled' ? phrases.cancelledText : phrases.refundedText;
    return html`<div class="ended">
      <p>${words}</p>
      ${orderReference(view)} ${over}
    </div>`;
  }
  return html`<div class="ended">
    <p>${phrases.expiredText} ${isTyped ? phrases.typedKept : nothing}</p>
    <p class="row">
      ${onwardButton(phrases.reserveAgain, false, () => checkout.reserve())} ${over}
    </p>
  </div>`;
}

export function orderReference({
  host: { phrases },
  state,
}: OrderContext): TemplateResult | undefined {
  const name = state.order?.reference;
  if (!name) return undefined;
  return html`<p class="reference">
    <span>${phrases.orderReference}</span> <strong translate="no">${name}</strong>
  </p>`;
}
