import type { Answer } from '../../src/contract/forms.js';
import { problemWith, type Problem } from '../../src/forms/problems.js';
import { Validation } from '../internal/form/validation.js';
import type { FormValues } from './form-values.js';
import type { Stock } from './stock.js';

/** What was wrong with which answer. */
export interface FieldError {
  readonly problem: Problem;
  readonly answer?: Answer | undefined;
}

/** What is wrong with the answers to a form of the organiser, by the id of the field. */
export class FormValidation extends Validation<FieldError> {
  /** What the service has complained about: only another answer helps, or sending it again. */
  readonly #refused: Set<string>;

  constructor(filling: FormValues, stock: Stock) {
    const refused = new Set<string>();
    const judge = (id: string): FieldError | undefined => {
      if (refused.has(id)) return { problem: 'refused' };
      const field = filling.asked.find((one) => one.id === id);
      const problem = field && (stock.problemWith(field) ?? problemWith(field, filling.answers));
      return problem && { problem, answer: filling.answerOf(field) };
    };
    super(() => filling.form.fields.map(({ id }) => id), judge);
    this.#refused = refused;
  }

  override judge(): boolean {
    this.#refused.clear();
    return super.judge();
  }

  /** The service has turned these down. */
  refuse(ids: readonly string[]): void {
    for (const id of ids) this.#refused.add(id);
    super.judge();
  }

  override reconsider(id: string): void {
    this.#refused.delete(id);
    super.reconsider(id);
  }
}
