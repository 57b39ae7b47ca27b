import { html, type TemplateResult } from 'lit';
import { selectionFromKey } from '../../../src/checkout/machine/state.js';
import { quietButton } from '../../internal/buttons.js';
import { drawNote, type OrderContext } from '../parts/order-context.js';

/**
 * What another choice means for somebody who holds tickets, and the way back to them. It is there
 * before anything is changed, so that no press on "+" moves the tickets below.
 */
export function heldOrder({ host: { phrases }, checkout, state }: OrderContext): TemplateResult {
  const goBack = () => {
    if (state.held !== undefined) checkout.select(selectionFromKey(state.held));
    checkout.reserve();
  };
  return html`${drawNote(`${phrases.stayHeld} ${phrases.anotherOrder}`)}
    <p class="row">${quietButton(phrases.backToOrder, goBack)}</p>`;
}
