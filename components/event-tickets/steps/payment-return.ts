import { html, type TemplateResult } from 'lit';
import { referenceIn, withoutReturn } from '../../../src/checkout/session/return-address.js';
import type { SessionStore } from '../../../src/checkout/checkout.js';
import { heading } from '../../internal/heading.js';
import { plainButton } from '../../internal/buttons.js';
import type { TicketsHost } from '../tickets-host.js';

/**
 * What is shown to a buyer who comes from a payment; undefined where this browser knows of it. The
 * shop would look as if nothing had happened, and be paid at again.
 */
export function paymentReturn(
  host: TicketsHost,
  store: SessionStore,
  onward: () => void,
): (() => TemplateResult) | undefined {
  // Once it is known what became of it the mark would be wrong, in a bookmark above all.
  const unmark = () => history.replaceState(history.state, '', withoutReturn(location.href));
  if (store.read()) {
    unmark();
    return undefined;
  }
  return paymentReturnStep(host, () => {
    unmark();
    onward();
  });
}

/** Tells them what to do. */
function paymentReturnStep(host: TicketsHost, onward: () => void): () => TemplateResult {
  const reference = referenceIn(location.href);
  host.announce(`${host.phrases.returnedTitle}. ${host.phrases.returnedText}`);
  return () => {
    const { phrases } = host;
    return html`<div class="notice" part="step">
      ${heading(host.headingLevel - 1, phrases.returnedTitle, 'notice-title')}
      <p class="notice-text">${phrases.returnedText}</p>
      <p class="notice-text">${phrases.returnedAsk(reference)}</p>
      ${plainButton(phrases.returnedOnward, onward)}
    </div>`;
  };
}
