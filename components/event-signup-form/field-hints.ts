import { html, type TemplateResult } from 'lit';
import type { Field } from '../../src/forms/fields.js';
import { lengthOf, longestAnswer } from '../../src/forms/problems.js';
import type { FormHost } from './form-host.js';
import type { FormValues } from './form-values.js';
import { AddressHints } from '../internal/form/address-hints.js';
import { problemWords } from './fields/problem-phrases.js';
import type { Stock } from './stock.js';

const shownFrom = 200;
const announcedFrom = 20;

/** What stands below a field: how much may still be written, a slip, or what was taken out of it. */
export class FieldHints {
  readonly #host: FormHost;
  readonly #filling: FormValues;
  readonly #stock: Stock;
  readonly #addresses: AddressHints;
  readonly #warned = new Set<string>();

  constructor(host: FormHost, filling: FormValues, stock: Stock) {
    this.#host = host;
    this.#filling = filling;
    this.#stock = stock;
    this.#addresses = new AddressHints(host);
  }

  /** A field has been left. */
  look(): void {
    for (const field of this.#filling.form.fields) {
      if (field.inputType !== 'email') continue;
      this.#addresses.look(field.key, String(this.#filling.answerOf(field) ?? ''));
    }
  }

  changed(field: Field): void {
    this.#addresses.changed(field.key);
    const left = this.#leftIn(field);
    if (left > announcedFrom) this.#warned.delete(field.id);
    else if (!this.#warned.has(field.id)) {
      this.#warned.add(field.id);
      this.#host.announce(this.#host.phrases.charactersLeft(Math.max(0, left)));
    }
  }

  of(field: Field): TemplateResult | undefined {
    const take = (address: string) => this.#filling.set(field, address);
    const suggestion = this.#addresses.draw(field.key, take);
    if (suggestion) return suggestion;
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
    const answer = this.#filling.answerOf(field);
    return problemWords(phrases, field, { problem: 'too_long', answer });
  }

  #leftIn(field: Field): number {
    const answer = this.#filling.answerOf(field);
    return longestAnswer - (typeof answer === 'string' ? lengthOf(answer.trim()) : 0);
  }
}
