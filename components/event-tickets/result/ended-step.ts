import { html, nothing, type TemplateResult } from 'lit';
import { endedPhrases } from '../../../src/i18n/checkout/en-ended.js';
import { plainButton } from '../../internal/buttons.js';
import { onwardButton } from '../parts/onward-button.js';
import type { OrderContext } from '../parts/order-context.js';
import type { TicketsHost } from '../tickets-host.js';
import { orderReference } from './order-reference.js';

/** Why there is no order, and the way on. */
export class EndedStep {
  constructor(host: TicketsHost) {
    host.addPhrases(endedPhrases);
  }

  /**
   * What was chosen is kept: one press asks for the same again.
   * @param isTyped whether the buyer has typed anything, which is kept as well
   */
  draw(view: OrderContext, isTyped: boolean): TemplateResult {
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
}
