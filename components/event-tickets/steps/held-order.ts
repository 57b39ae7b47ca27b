import { html, type TemplateResult } from 'lit';
import { selectionFromKey } from '../../../src/checkout/machine/state.js';
import { quietButton } from '../../internal/buttons.js';
import { drawNote, type OrderContext } from '../parts/order-context.js';

/**
 * Tells a buyer who holds tickets what a different choice means, and leads back to the order. Drawn
 * before the choice changes, so that a press on "+" does not move the tickets below.
 */
export function heldOrder({ host: { phrases }, checkout, state }: OrderContext): TemplateResult {
  const goBack = () => {
    if (state.held !== undefined) checkout.select(selectionFromKey(state.held));
    checkout.reserve();
  };
  return html`${drawNote(`${phrases.stayHeld} ${phrases.anotherOrder}`)}
    <p class="row">${quietButton(phrases.backToOrder, goBack)}</p>`;
}
