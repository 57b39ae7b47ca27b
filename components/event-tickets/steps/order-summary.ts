import { html, type TemplateResult } from 'lit';
import { ticketCount } from '../../../src/checkout/sale/estimate.js';
import type { OrderContext } from '../parts/order-context.js';
import { orderReview, orderTotal } from '../parts/review.js';

/**
 * What is being ordered, what it costs and how long it is held, in sight from the choice to the
 * payment: beside the step, and in a narrow place a line below it that opens when pressed.
 */
export class OrderSummary {
  #isOpen = false;

  /** `whole` where it is read before somebody pays: all of it, in its place. */
  draw(
    view: OrderContext,
    { hold, plan, whole }: { hold: unknown; plan: unknown; whole: boolean },
  ): TemplateResult {
    const { host, state } = view;
    const count = ticketCount(state.order?.sums.lines ?? []);
    const turn = () => {
      this.#isOpen = !this.#isOpen;
      host.requestUpdate();
    };
    return html`<div class="summary ${whole ? 'whole' : this.#isOpen ? 'open' : ''}" part="summary">
      <button class="sum" type="button" aria-expanded=${this.#isOpen} @click=${turn}>
        <span>${host.phrases.ticketCount(count)}</span>
        <strong translate="no">${orderTotal(view)}</strong>
      </button>
      ${hold} ${orderReview(view, plan)}
    </div>`;
  }
}
