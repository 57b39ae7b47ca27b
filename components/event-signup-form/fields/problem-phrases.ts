import { isWritten, type FormField } from '../../../src/forms/fields.js';
import { codePointCount, longestAnswer } from '../../../src/forms/problems.js';
import type { Phrases } from '../../../src/i18n/phrases.js';
import { optionLabel } from '../stock.js';
import type { AnswerProblem } from '../validation.js';

const longestLabel = 80;

/** What is wrong and what to do, for one field. */
export function fieldProblemText(
  phrases: Phrases<'form'>,
  field: FormField,
  { problem, answer }: AnswerProblem,
): string {
  const label = shortenLabel(field.label);
  switch (problem) {
    case 'missing':
      if (field.control === 'tick') return phrases.tickMissing({ label });
      return isWritten(field) ? phrases.answerMissing({ label }) : phrases.choiceMissing({ label });
    case 'email':
      return phrases.addressInvalid;
    case 'too_long':
      return phrases.answerTooLong({
        label,
        over: codePointCount(String(answer).trim()) - longestAnswer,
      });
    case 'out_of_stock':
      return phrases.colourOut({ name: optionLabel(field, String(answer)) });
    case 'refused':
      return phrases.answerRefused({ label });
  }
}

function shortenLabel(label: string): string {
  const letters = Array.from(label);
  return letters.length > longestLabel ? `${letters.slice(0, longestLabel).join('')}…` : label;
}
