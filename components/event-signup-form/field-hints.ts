import { html, type TemplateResult } from 'lit';
import type { FormField } from '../../src/forms/fields.js';
import { codePointCount, longestAnswer } from '../../src/forms/problems.js';
import type { FormHost } from './form-host.js';
import type { FormValues } from './form-values.js';
import { AddressHints } from '../internal/form/address-hints.js';
import { fieldProblemText } from './fields/problem-phrases.js';
import type { FormStock } from './stock.js';

const shownFrom = 200;
const announcedFrom = 20;

/** What stands below a field: how much may still be written, a slip, or what was taken out of it. */
export class FieldHints {
  readonly #host: FormHost;
  readonly #values: FormValues;
  readonly #stock: FormStock;
  readonly #addresses: AddressHints;
  readonly #warned = new Set<string>();

  constructor(host: FormHost, filling: FormValues, stock: FormStock) {
    this.#host = host;
    this.#values = filling;
    this.#stock = stock;
    this.#addresses = new AddressHints(host);
  }

  /** A field has been left. */
  checkField(): void {
    for (const field of this.#values.form.fields) {
      if (field.inputType !== 'email') continue;
      this.#addresses.checkAddress(field.key, String(this.#values.answerOf(field) ?? ''));
    }
  }

  changed(field: FormField): void {
    this.#addresses.remove(field.key);
    const left = this.#leftIn(field);
    if (left > announcedFrom) this.#warned.delete(field.id);
    else if (!this.#warned.has(field.id)) {
      this.#warned.add(field.id);
      this.#host.announce(this.#host.phrases.charactersLeft({ count: Math.max(0, left) }));
    }
  }

  drawHint(field: FormField): TemplateResult | undefined {
    const take = (address: string) => this.#values.set(field, address);
    const suggestion = this.#addresses.draw(field.key, take);
    if (suggestion) return suggestion;
    const words = this.#stock.note(field) ?? this.#count(field);
    return words === undefined
      ? undefined
      : html`<p id="${field.key}-note" class="note">${words}</p>`;
  }

  /** How much may still be written. */
  #count(field: FormField): string | undefined {
    const left = this.#leftIn(field);
    if (left > shownFrom) return undefined;
    const { phrases } = this.#host;
    if (left >= 0) return phrases.charactersLeft({ count: left });
    const answer = this.#values.answerOf(field);
    return fieldProblemText(phrases, field, { problem: 'too_long', answer });
  }

  #leftIn(field: FormField): number {
    const answer = this.#values.answerOf(field);
    return longestAnswer - (typeof answer === 'string' ? codePointCount(answer.trim()) : 0);
  }
}
