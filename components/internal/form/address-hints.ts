import { html, type TemplateResult } from 'lit';
import { suggestedAddress } from '../../../src/forms/address.js';
import type { FieldPhrases } from '../../../src/i18n/fields/phrases.js';
import type { EventElement } from '../element.js';
import { plainButton } from '../buttons.js';
import { focusPart } from '../focus-part.js';

interface Host extends EventElement {
  readonly phrases: EventElement['phrases'] & Pick<FieldPhrases, 'didYouMean'>;
}

/** Suggests a likely email address for a typo, when the field loses focus and never during typing. */
export class AddressHints {
  readonly #host: Host;
  /** Suggestions by the id of the input. */
  readonly #suggestions = new Map<string, string>();

  constructor(host: Host) {
    this.#host = host;
  }

  /** Call it when the field has lost focus. */
  checkAddress(id: string, typed: string): void {
    const likely = this.#suggestions.has(id) ? undefined : suggestedAddress(typed.trim());
    if (!likely) return;
    this.#suggestions.set(id, likely);
    this.#host.announce(this.#host.phrases.didYouMean({ address: likely }));
    this.#host.requestUpdate();
  }

  remove(id: string): void {
    this.#suggestions.delete(id);
  }

  /** The suggestion below the field. `take` gets the address when the visitor accepts it. */
  draw(id: string, take: (address: string) => void): TemplateResult | undefined {
    const likely = this.#suggestions.get(id);
    if (!likely) return undefined;
    const accept = () => {
      take(likely);
      void focusPart(this.#host, `#${id}`);
    };
    return html`<p id="${id}-note">
      ${plainButton(this.#host.phrases.didYouMean({ address: likely }), accept, 'suggestion')}
    </p>`;
  }
}
