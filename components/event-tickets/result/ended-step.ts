import { html, nothing, type TemplateResult } from 'lit';
import endedPhrases from '../../../src/i18n/checkout/en/ended.json' with { type: 'json' };
import { plainButton } from '../../internal/buttons.js';
import { onwardButton } from '../parts/onward-button.js';
import type { OrderContext } from '../parts/order-context.js';
import type { TicketsHost } from '../tickets-host.js';
import { orderReference } from './order-reference.js';

/** Shown when an order has ended without tickets: why, and how to continue. */
export class EndedStep {
  constructor(host: TicketsHost) {
    host.addPhrases(endedPhrases);
  }

  /**
   * The selection is kept, so that one press can reserve the same tickets again.
   * @param isTyped whether there are typed details, which are kept as well
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
