import type { ReactiveController } from 'lit';
import { pageRecord } from '../../src/embed/page.js';
import { answerTo } from '../../src/forms/answers.js';
import { isMultiple, isWritten, type FormField } from '../../src/forms/fields.js';
import type { FormHost } from './form-host.js';
import type { FormValues } from './form-values.js';
import { goToElement } from '../internal/neighbours/go-to-element.js';
import { optionLabel, type FormStock } from './stock.js';
import { addPageListener, removePageListener } from '../../src/cache/page-events.js';

/** Between an enquiry and the preview of the same form: what is chosen in one is chosen in both. */
export class MerchLink implements ReactiveController {
  readonly #host: FormHost;
  readonly #values: FormValues;
  readonly #stock: FormStock;
  readonly #startOver: () => boolean;

  /** @param startOver begins an empty form where this one has been sent; whether it does */
  constructor(host: FormHost, filling: FormValues, stock: FormStock, startOver: () => boolean) {
    this.#host = host;
    this.#values = filling;
    this.#stock = stock;
    this.#startOver = startOver;
  }

  hostConnected(): void {
    for (const name of previewEvents) addPageListener(name, this.#listen, document);
    const { merchChoice } = pageRecord(); // pressed before this code had come
    this.#applyChoice(merchChoice, merchChoice?.asked === true);
  }

  hostDisconnected(): void {
    for (const name of previewEvents) removePageListener(name, this.#listen, document);
  }

  /** Tells the preview, when the visitor has answered which product, or in which colour or size. */
  emitChosen(field: FormField): void {
    if (field.source !== 'merch_items') {
      this.#tellVariant(field);
      return;
    }
    const answer = this.#values.answerOf(field);
    const product = typeof answer === 'string' ? answer : answer?.at(-1);
    const { form } = this.#host.settings;
    if (form && product) this.#host.emit('event-signup-form-product-chosen', { form, product });
  }

  #tellVariant(field: FormField): void {
    const { form } = this.#host.settings;
    const name = this.#stock.isColour(field) ? 'colour' : isSize(field) ? 'size' : undefined;
    const answer = [this.#values.answerOf(field) ?? []].flat().at(-1);
    if (!form || !name || answer === undefined) return;
    this.#host.emit('event-signup-form-variant-chosen', {
      form,
      [name]: optionLabel(field, answer),
    });
  }

  readonly #listen = (event: Event): void => {
    this.#applyChoice(
      (event as CustomEvent<unknown>).detail,
      event.type === 'merch-preview-enquiry',
    );
  };

  /** @param isAsked the visitor wants to come here */
  #applyChoice(chosen: unknown, isAsked: boolean): void {
    const { form, product, colour, size } = (chosen ?? {}) as Record<string, unknown>;
    if (!form || form !== this.#host.settings.form) return;
    if (isAsked && this.#startOver()) return; // the next one takes it from the page
    delete pageRecord().merchChoice;
    const { fields } = this.#values.form;
    for (const field of fields.filter(({ source }) => source === 'merch_items')) {
      this.#fill(field, product);
    }
    // Which colours can be had depends on the product.
    for (const field of fields) {
      if (this.#stock.isColour(field)) this.#colour(field, colour);
      if (isSize(field)) this.#fill(field, size);
    }
    if (isAsked) void this.#show();
  }

  async #show(): Promise<void> {
    const host = this.#host;
    await host.updateComplete;
    goToElement(host.renderRoot.querySelector<HTMLElement>('.title, .form') ?? host);
  }

  /** Whoever has chosen a colour that cannot be had no longer asks for the one before. */
  #colour(field: FormField, wanted: unknown): void {
    const isOut = typeof wanted === 'string' && this.#stock.isOut(wanted);
    if (wanted !== null && !isOut) this.#fill(field, wanted);
    else if (this.#values.answers.has(field.id)) this.#values.set(field, undefined, false);
  }

  /** Only with what may be answered; anybody can dispatch an event. */
  #fill(field: FormField, wanted: unknown): void {
    const { options } = field;
    const option = options.find(({ value, label }) => value === wanted || label === wanted);
    const value = isWritten(field) ? wanted : option?.value;
    const before = this.#values.answerOf(field);
    const all = isMultiple(field) && Array.isArray(before) ? [...before, value] : value;
    const answer = answerTo(field, all);
    if (answer === undefined || JSON.stringify(answer) === JSON.stringify(before)) return;
    this.#values.set(field, answer, false);
  }
}

/** What a preview says of itself. */
const previewEvents = ['merch-preview-selected', 'merch-preview-enquiry'] as const;

const isSize = ({ id, label }: FormField): boolean =>
  id === 'size' || label.toLowerCase() === 'size';
