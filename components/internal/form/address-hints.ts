import { html, type TemplateResult } from 'lit';
import { suggestedAddress } from '../../../src/forms/address.js';
import type { EventElement } from '../element.js';
import { plainButton } from '../buttons.js';
import { focusPart } from '../focus-part.js';

interface Host extends EventElement {
  readonly phrases: EventElement['phrases'] & { didYouMean: (address: string) => string };
}

/** An address that was probably meant: judged when the field has been left, never while it is typed. */
export class AddressHints {
  readonly #host: Host;
  /** By the id of the control. */
  readonly #suggestions = new Map<string, string>();

  constructor(host: Host) {
    this.#host = host;
  }

  /** The field has been left. */
  checkAddress(id: string, typed: string): void {
    const meant = this.#suggestions.has(id) ? undefined : suggestedAddress(typed.trim());
    if (!meant) return;
    this.#suggestions.set(id, meant);
    this.#host.announce(this.#host.phrases.didYouMean(meant));
    this.#host.requestUpdate();
  }

  remove(id: string): void {
    this.#suggestions.delete(id);
  }

  /** Below the field. `take` gets the address when the visitor accepts it. */
  draw(id: string, take: (address: string) => void): TemplateResult | undefined {
    const meant = this.#suggestions.get(id);
    if (!meant) return undefined;
    const accept = () => {
      take(meant);
      void focusPart(this.#host, `#${id}`);
    };
    return html`<p id="${id}-note">
      ${plainButton(this.#host.phrases.didYouMean(meant), accept, 'suggestion')}
    </p>`;
  }
}
