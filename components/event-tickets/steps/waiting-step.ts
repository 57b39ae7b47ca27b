import { html, type TemplateResult } from 'lit';
import { plainButton } from '../../internal/buttons.js';
import { drawEmail, type OrderContext } from '../parts/order-context.js';
import { isFirstCheck } from './screen.js';

/** The heading while the service's answer about a payment is pending. */
export function waitingTitle({ host: { phrases }, state }: OrderContext): string {
  if (state.step === 'waiting') return phrases.processingTitle;
  return isFirstCheck(state) ? phrases.lookingUp : phrases.unknownTitle;
}

/** Has no button that pays, so that an order can't be paid twice because an answer was lost. */
export function waitingStep(view: OrderContext): TemplateResult {
  const { checkout, host, state } = view;
  const { phrases } = host;
  const words = state.step === 'waiting' ? phrases.processingText : phrases.unknownText;
  return html`<div class="waiting">
    ${isFirstCheck(state) ? undefined : html`<p>${words}</p>`} ${drawEmail(view)}
    ${plainButton(phrases.checkNow, () => checkout.check())}
  </div>`;
}
