import type { Answer } from '../../src/contract/forms.js';
import type { Field } from '../../src/forms/fields.js';
import { problemsWith, problemWith, type Problem } from '../../src/forms/problems.js';
import type { FormValues } from './form-values.js';
import type { Stock } from './stock.js';

/** What was wrong with which answer. */
export interface FieldError {
  readonly field: Field;
  readonly problem: Problem;
  readonly answer: Answer | undefined;
}

/** What is wrong with the answers. Nothing is, until somebody has tried to send them. */
export class Validation {
  /** As it was when they were sent: it must not move while they are put right. */
  listed: readonly FieldError[] = [];
  readonly #filling: FormValues;
  readonly #stock: Stock;
  #problems = new Map<string, Problem>();
  #judging = false;

  constructor(filling: FormValues, stock: Stock) {
    this.#filling = filling;
    this.#stock = stock;
  }

  of({ id }: Field): Problem | undefined {
    return this.#problems.get(id);
  }

  /** Judges everything. True when there is nothing to complain about. */
  judge(): boolean {
    this.#list(problemsWith(this.#filling.asked, (field) => this.#problemWith(field)));
    return this.#problems.size === 0;
  }

  /** What the service complains about. False when it names no field of ours. */
  refuse(ids: readonly string[]): boolean {
    this.#list(new Map(ids.map((id) => [id, 'refused'])));
    return this.listed.length > 0;
  }

  /** While it is being put right, a complaint goes as soon as it can, and none appears. */
  reconsider(field: Field): void {
    if (this.#problems.has(field.id)) this.#judge(field);
  }

  /** A field has been left. The service's complaint about another one stays. */
  look(): void {
    if (!this.#judging) return;
    for (const field of this.#filling.form.fields) {
      if (this.of(field) !== 'refused') this.#judge(field);
    }
  }

  #judge(field: Field): void {
    const problem = this.#problemWith(field);
    if (problem) this.#problems.set(field.id, problem);
    else this.#problems.delete(field.id);
  }

  #problemWith(field: Field): Problem | undefined {
    return this.#stock.problemWith(field) ?? problemWith(field, this.#filling.answers);
  }

  #list(problems: Map<string, Problem>): void {
    this.#judging = true;
    this.#problems = problems;
    this.listed = this.#filling.form.fields.flatMap((field) => {
      const problem = problems.get(field.id);
      return problem ? [{ field, problem, answer: this.#filling.answerOf(field) }] : [];
    });
  }
}
