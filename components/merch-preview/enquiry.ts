import { html, type TemplateResult } from 'lit';
import type { MerchChoice } from '../../src/merch/choice.js';
import { Neighbours } from '../internal/neighbours/neighbours.js';
import type { EventElement } from '../internal/element.js';
import type { MerchHost } from './merch-host.js';

/** The way from a garment to the form of the same key, where the page has one. */
export class Enquiry {
  readonly #host: MerchHost;
  readonly #forms: Neighbours<EventElement>;

  constructor(host: MerchHost) {
    this.#host = host;
    this.#forms = new Neighbours(host, 'event-signup-form', () => host.requestUpdate());
  }

  /** Nothing for what nobody can enquire about, and where the author has a way of their own. */
  draw({ colour }: MerchChoice): TemplateResult | undefined {
    const host = this.#host;
    const [form] = this.#forms.all;
    if (!form || colour.outOfStock || host.querySelector(':scope > [slot="actions"]')) return;
    return html`<button
      class="button button-primary ask"
      part="ask"
      type="button"
      @click=${() => this.#ask(form)}
    >
      <span>${host.phrases.askForThis}</span>
    </button>`;
  }

  /** The form takes the focus, now or when its code has come; it is in sight at once. */
  #ask(form: EventElement): void {
    form.scrollIntoView({ block: 'start' });
    this.#host.emitChoice('merch-preview-enquiry');
  }
}
