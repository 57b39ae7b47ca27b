import { html, type TemplateResult } from 'lit';
import { suggestedAddress } from '../../src/forms/address.js';
import type { Field } from '../../src/forms/fields.js';
import { lengthOf, longestAnswer } from '../../src/forms/problems.js';
import type { FormHost } from './form-host.js';
import type { FormValues } from './form-values.js';
import { focusPart } from '../internal/focus-part.js';
import { problemWords } from './fields/problem-phrases.js';
import type { Stock } from './stock.js';

const shownFrom = 200;
const announcedFrom = 20;

/** What stands below a field: how much may still be written, a slip, or what was taken out of it. */
export class FieldHints {
  readonly #host: FormHost;
  readonly #filling: FormValues;
  readonly #stock: Stock;
  readonly #suggestions = new Map<string, string>();
  readonly #warned = new Set<string>();

  constructor(host: FormHost, filling: FormValues, stock: Stock) {
    this.#host = host;
    this.#filling = filling;
    this.#stock = stock;
  }

  /** An address is judged when the visitor has left it, never while it is typed. */
  look(): void {
    for (const field of this.#filling.form.fields) {
      if (field.inputType !== 'email' || this.#suggestions.has(field.id)) continue;
      const suggestion = suggestedAddress(String(this.#filling.answerOf(field) ?? '').trim());
      if (!suggestion) continue;
      this.#suggestions.set(field.id, suggestion);
      this.#host.announce(this.#host.phrases.didYouMean(suggestion));
      this.#host.requestUpdate();
    }
  }

  changed(field: Field): void {
    this.#suggestions.delete(field.id);
    const left = this.#leftIn(field);
    if (left > announcedFrom) this.#warned.delete(field.id);
    else if (!this.#warned.has(field.id)) {
      this.#warned.add(field.id);
      this.#host.announce(this.#host.phrases.charactersLeft(Math.max(0, left)));
    }
  }

  of(field: Field): TemplateResult | undefined {
    const suggestion = this.#suggestions.get(field.id);
    if (suggestion) return this.#suggest(field, suggestion);
    const words = this.#stock.note(field) ?? this.#count(field);
    return words === undefined
      ? undefined
      : html`<p id="${field.key}-note" class="note">${words}</p>`;
  }

  /** How much may still be written. */
  #count(field: Field): string | undefined {
    const left = this.#leftIn(field);
    if (left > shownFrom) return undefined;
    const { phrases } = this.#host;
    if (left >= 0) return phrases.charactersLeft(left);
    return problemWords(phrases, field, 'too_long', this.#filling.answerOf(field));
  }

  #leftIn(field: Field): number {
    const answer = this.#filling.answerOf(field);
    return longestAnswer - (typeof answer === 'string' ? lengthOf(answer.trim()) : 0);
  }

  #suggest(field: Field, address: string): TemplateResult {
    const take = () => {
      this.#filling.set(field, address);
      void focusPart(this.#host, `#${field.key}`);
    };
    return html`<p id="${field.key}-note" class="note">
      <button class="suggestion" part="button" type="button" @click=${take}>
        ${this.#host.phrases.didYouMean(address)}
      </button>
    </p>`;
  }
}
