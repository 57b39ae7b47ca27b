import { html, nothing, type TemplateResult } from 'lit';
import type { Sale } from '../../../src/checkout/sale/offers.js';
import type { TicketCart, TicketsHost } from '../tickets-host.js';

/**
 * Number of tickets, their price and the "Continue" button, in sight as soon as something is chosen;
 * below them the ways to pay.
 */
export function summary(
  host: TicketsHost,
  sale: Sale,
  cart: TicketCart | undefined,
): TemplateResult {
  const { phrases } = host;
  const buy = () => void host.useCart((cart, now) => cart.buy(now));
  const way = host.isStuck ? phrases.trouble : cart?.view.purchase(sale);
  const sum = cart?.view.sum(sale);
  return html`<div class="paying">
    <div class=${sum ? 'summary sticks' : 'summary'} part="summary">
      <p class="sum">${sum ?? html`<span>${phrases.nothingChosen}</span>`}</p>
      <button
        class="button button-primary"
        part="button-primary"
        type="button"
        aria-describedby="purchase"
        aria-disabled=${cart?.isBusy ? 'true' : nothing}
        @click=${buy}
      >
        <span>${phrases.continueToPay}${cart?.isBusy ? '…' : ''}</span>
      </button>
      <p class="purchase" id="purchase">${way}</p>
      ${cart?.view.callOff()}
    </div>
    ${cart?.view.plans()}
  </div>`;
}
