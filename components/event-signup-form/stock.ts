import type { FieldChoice } from '../../src/forms/options.js';
import type { FormField } from '../../src/forms/fields.js';
import type { AnswerProblemKind } from '../../src/forms/problems.js';
import { productsOf, type Product } from '../../src/merch/products.js';
import { isOutOfStock, namesColours } from '../../src/merch/stock.js';
import type { FormHost } from './form-host.js';
import type { FormValues } from './form-values.js';

/** Colours of an enquiry that are shown, but that nobody can enquire about. spec L170 */
export class FormStock {
  readonly #host: FormHost;
  readonly #values: FormValues;
  /** Field id -> the colour that was taken out of the answer. */
  readonly #taken = new Map<string, string>();
  #catalogue: unknown;
  #form: unknown;
  #products: readonly Product[] = [];

  constructor(host: FormHost, filling: FormValues) {
    this.#host = host;
    this.#values = filling;
  }

  isColour({ id, label, options }: FormField): boolean {
    if ([id, label].some((name) => /^colou?r$/i.test(name))) return true;
    const names = options.map((option) => option.label);
    return namesColours(this.#products, names);
  }

  /** For the options of a field; undefined where none of them is a colour. */
  judgeOf(field: FormField): ((choice: FieldChoice) => boolean) | undefined {
    return this.isColour(field) ? ({ label }) => this.isOut(label) : undefined;
  }

  isOut(colour: string): boolean {
    return isOutOfStock(this.#products, this.#chosen, colour);
  }

  problemWith(field: FormField): AnswerProblemKind | undefined {
    return this.isColour(field) && this.#outIn(field).length > 0 ? 'out_of_stock' : undefined;
  }

  /** Below a field: what was taken out of it. */
  note(field: FormField): string | undefined {
    const colour = this.#taken.get(field.id);
    return colour && this.#host.phrases.colourOut({ name: colour });
  }

  /** To be called after every update: the catalogue may be a newer one. */
  follow(): void {
    const { catalogue, form } = this.#values;
    if (catalogue === this.#catalogue && form === this.#form) return;
    this.#catalogue = catalogue;
    this.#form = form;
    this.#products = productsOf(catalogue);
    void this.#host.updateComplete.then(() => {
      this.clearUnavailable();
      this.#host.requestUpdate();
    });
  }

  changed(field: FormField): void {
    this.#taken.delete(field.id);
    if (field.source === 'merch_items') this.clearUnavailable();
  }

  /** Takes out of the answers what cannot be had. */
  clearUnavailable(): void {
    for (const field of this.#values.form.fields) {
      if (!this.isColour(field)) continue;
      const [out] = this.#outIn(field);
      if (out === undefined || !this.#values.answers.has(field.id)) continue;
      this.#values.set(field, this.#without(field), false);
      this.#taken.set(field.id, out);
      this.#host.announce(this.#host.phrases.colourOut({ name: out }));
    }
  }

  get #chosen(): string[] {
    const asks = this.#values.form.fields.filter(({ source }) => source === 'merch_items');
    return asks.flatMap((field) => this.#values.answerOf(field) ?? []);
  }

  /** Names of the colours in an answer that are out of stock. */
  #outIn(field: FormField): string[] {
    const answers = [this.#values.answerOf(field) ?? []].flat();
    return answers.map((answer) => optionLabel(field, answer)).filter((name) => this.isOut(name));
  }

  #without(field: FormField): string[] | undefined {
    const answer = this.#values.answerOf(field);
    if (!Array.isArray(answer)) return undefined;
    const rest = answer.filter((value) => !this.isOut(optionLabel(field, value)));
    return rest.length > 0 ? rest : undefined;
  }
}

/** What the visitor reads of an answer. */
export const optionLabel = ({ options }: FormField, value: string): string =>
  options.find((option) => option.value === value)?.label ?? value.trim();
