import { html, type TemplateResult } from 'lit';
import { plainButton } from '../../internal/buttons.js';
import { drawEmail, type OrderContext } from '../parts/order-context.js';
import { isFirstCheck } from './screen.js';

/** What stands over a payment that only the service knows about. */
export function waitingTitle({ host: { phrases }, state }: OrderContext): string {
  if (state.step === 'waiting') return phrases.processingTitle;
  return isFirstCheck(state) ? phrases.lookingUp : phrases.unknownTitle;
}

/** No way to pay from here: an order is never paid twice because a reply was lost. */
export function waitingStep(view: OrderContext): TemplateResult {
  const { checkout, host, state } = view;
  const { phrases } = host;
  const words = state.step === 'waiting' ? phrases.processingText : phrases.unknownText;
  return html`<div class="waiting">
    ${isFirstCheck(state) ? undefined : html`<p>${words}</p>`} ${drawEmail(view)}
    ${plainButton(phrases.checkNow, () => checkout.check())}
  </div>`;
}
