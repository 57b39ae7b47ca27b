import { html, type TemplateResult } from 'lit';
import { referenceIn } from '../../../src/checkout/session/return-address.js';
import returnPhrases from '../../../src/i18n/checkout/en/return.json' with { type: 'json' };
import { heading } from '../../internal/heading.js';
import { plainButton } from '../../internal/buttons.js';
import type { TicketsHost } from '../tickets-host.js';
import { removeReturnMark } from './return-mark.js';

/** Tells a buyer what to do who returns from a payment that has no record in this browser. */
export class PaymentReturn {
  readonly #host: TicketsHost;
  readonly #reference = referenceIn(location.href);
  readonly #goOn: () => void;

  /** @param goOn shows the tickets */
  constructor(host: TicketsHost, goOn: () => void) {
    host.addPhrases(returnPhrases);
    this.#host = host;
    this.#goOn = () => {
      removeReturnMark();
      goOn();
    };
    host.announce(`${host.phrases.returnedTitle}. ${host.phrases.returnedText}`);
  }

  draw(): TemplateResult {
    const { phrases, headingLevel } = this.#host;
    return html`<div class="notice" part="step">
      ${heading(headingLevel - 1, phrases.returnedTitle, 'notice-title')}
      <p class="notice-text">${phrases.returnedText}</p>
      <p class="notice-text">${phrases.returnedAsk({ reference: this.#reference })}</p>
      ${plainButton(phrases.returnedOnward, this.#goOn)}
    </div>`;
  }
}
