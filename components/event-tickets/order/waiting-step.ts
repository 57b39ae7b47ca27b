import { html, type TemplateResult } from 'lit';
import { plainButton } from '../../internal/buttons.js';
import type { OrderContext } from './order-context.js';
import { isFirstCheck } from './screen.js';

/** What stands over a payment that only the service knows about. */
export function waitingTitle({ host: { phrases }, state }: OrderContext): string {
  if (state.step === 'waiting') return phrases.processingTitle;
  return isFirstCheck(state) ? phrases.lookingUp : phrases.unknownTitle;
}

/** No way to pay from here: an order is never paid twice because a reply was lost. */
export function waitingStep({ host: { phrases }, state, checkout }: OrderContext): TemplateResult {
  const words = state.step === 'waiting' ? phrases.processingText : phrases.unknownText;
  return html`<div class="waiting">
    ${isFirstCheck(state) ? undefined : html`<p>${words}</p>`}
    ${plainButton(phrases.checkNow, () => checkout.check())}
  </div>`;
}
