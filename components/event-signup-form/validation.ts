import type { Answer } from '../../src/contract/forms.js';
import { answerProblem, type AnswerProblemKind } from '../../src/forms/problems.js';
import { RefusableValidation } from '../internal/form/refusable-validation.js';
import type { FormValues } from './form-values.js';
import type { FormStock } from './stock.js';

/** What was wrong with which answer. */
export interface AnswerProblem {
  readonly problem: AnswerProblemKind;
  readonly answer?: Answer | undefined;
}

/** What is wrong with the answers to a form of the organiser, by the id of the field. */
export class FormValidation extends RefusableValidation<AnswerProblem> {
  constructor(filling: FormValues, stock: FormStock) {
    const judge = (id: string): AnswerProblem | undefined => {
      const field = filling.askedFields.find((one) => one.id === id);
      const problem = field && (stock.problemWith(field) ?? answerProblem(field, filling.answers));
      return problem && { problem, answer: filling.answerOf(field) };
    };
    super(() => filling.form.fields.map(({ id }) => id), judge);
  }
}
