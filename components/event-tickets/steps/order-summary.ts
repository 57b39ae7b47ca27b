import { html, type TemplateResult } from 'lit';
import { ticketCount } from '../../../src/checkout/sale/estimate.js';
import type { OrderContext } from '../parts/order-context.js';
import { orderReview, orderTotal } from '../parts/review.js';

/**
 * The tickets, their price and the time left, visible from the choice to the payment: beside the
 * step, or in a narrow place as a line below it that expands when pressed.
 */
export class OrderSummary {
  #isOpen = false;

  /** @param whole always expanded and not sticky, for the review before the payment */
  draw(
    view: OrderContext,
    { hold, plan, whole }: { hold: unknown; plan: unknown; whole: boolean },
  ): TemplateResult {
    const { host, state } = view;
    const count = ticketCount(state.order?.sums.lines ?? []);
    const toggle = () => {
      this.#isOpen = !this.#isOpen;
      host.requestUpdate();
    };
    return html`<div
      class="summary sticks ${whole ? 'whole' : this.#isOpen ? 'open' : ''}"
      part="summary"
    >
      <button class="sum" type="button" aria-expanded=${this.#isOpen} @click=${toggle}>
        <span>${host.phrases.ticketCount({ count })}</span>
        <strong translate="no">${orderTotal(view)}</strong>
      </button>
      ${hold} ${orderReview(view, plan)}
    </div>`;
  }
}
