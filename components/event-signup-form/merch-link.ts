import type { ReactiveController } from 'lit';
import { pageRecord } from '../../src/embed/page.js';
import { answerTo } from '../../src/forms/answers.js';
import { isMultiple, isWritten, type Field } from '../../src/forms/fields.js';
import type { FormHost } from './form-host.js';
import type { FormValues } from './form-values.js';
import type { Stock } from './stock.js';

/** Between an enquiry and the preview of the same form: what is chosen in one is chosen in both. */
export class MerchLink implements ReactiveController {
  readonly #host: FormHost;
  readonly #filling: FormValues;
  readonly #stock: Stock;

  constructor(host: FormHost, filling: FormValues, stock: Stock) {
    this.#host = host;
    this.#filling = filling;
    this.#stock = stock;
  }

  hostConnected(): void {
    document.addEventListener('merch-preview-selected', this.#listen);
    this.#take(pageRecord().merchChoice); // pressed before this code had come
  }

  hostDisconnected(): void {
    document.removeEventListener('merch-preview-selected', this.#listen);
  }

  /** Tells the preview, when the visitor has answered which product. */
  tell(field: Field): void {
    if (field.source !== 'merch_items') return;
    const answer = this.#filling.answerOf(field);
    const product = typeof answer === 'string' ? answer : answer?.at(-1);
    const { form } = this.#host.settings;
    if (form && product) this.#host.emit('event-signup-form-product-chosen', { form, product });
  }

  readonly #listen = (event: Event): void => this.#take((event as CustomEvent<unknown>).detail);

  #take(chosen: unknown): void {
    const { form, product, colour, size } = (chosen ?? {}) as Record<string, unknown>;
    if (!form || form !== this.#host.settings.form) return;
    delete pageRecord().merchChoice;
    const { fields } = this.#filling.form;
    for (const field of fields.filter(({ source }) => source === 'merch_items')) {
      this.#fill(field, product);
    }
    // Which colours can be had depends on the product.
    for (const field of fields) {
      if (this.#stock.isColour(field)) this.#colour(field, colour);
      if (isSize(field)) this.#fill(field, size);
    }
  }

  /** Whoever has chosen a colour that cannot be had no longer asks for the one before. */
  #colour(field: Field, wanted: unknown): void {
    const isOut = typeof wanted === 'string' && this.#stock.isOut(wanted);
    if (wanted !== null && !isOut) this.#fill(field, wanted);
    else if (this.#filling.answers.has(field.id)) this.#filling.set(field, undefined, false);
  }

  /** Only with what may be answered; anybody can dispatch an event. */
  #fill(field: Field, wanted: unknown): void {
    const { options } = field;
    const option = options.find(({ value, label }) => value === wanted || label === wanted);
    const value = isWritten(field) ? wanted : option?.value;
    const before = this.#filling.answerOf(field);
    const all = isMultiple(field) && Array.isArray(before) ? [...before, value] : value;
    const answer = answerTo(field, all);
    if (answer === undefined || JSON.stringify(answer) === JSON.stringify(before)) return;
    this.#filling.set(field, answer, false);
  }
}

const isSize = ({ id, label }: Field): boolean => id === 'size' || label.toLowerCase() === 'size';
