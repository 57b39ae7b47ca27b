import { html, type TemplateResult } from 'lit';
import type { OrderContext } from '../parts/order-context.js';

/** The organiser's reference for an order. */
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
