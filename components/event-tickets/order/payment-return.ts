import { html, type TemplateResult } from 'lit';
import { referenceIn } from '../../../src/checkout/session/return-address.js';
import { heading } from '../../internal/heading.js';
import { plainButton } from '../../internal/buttons.js';
import type { TicketsHost } from '../tickets-host.js';

/** Tells a buyer who comes from a payment of which this browser has kept nothing what to do. */
export function paymentReturnStep(host: TicketsHost, onward: () => void): () => TemplateResult {
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
