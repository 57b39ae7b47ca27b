import { isAddress } from './address.js';
import { answerTo, onlyChoice, type Answers } from './answers.js';
import { isWritten, type FormField } from './fields.js';

/** `refused` is the service's judgement, all others are ours. */
export type AnswerProblemKind = 'missing' | 'email' | 'too_long' | 'out_of_stock' | 'refused';

/** In Unicode code points, as the service counts. */
export const longestAnswer = 5000;

/** What is wrong with an answer, as far as can be told without the service. */
export function answerProblem(field: FormField, answers: Answers): AnswerProblemKind | undefined {
  const answer = answerTo(field, answers.get(field.id) ?? onlyChoice(field));
  if (answer === undefined) return field.required ? 'missing' : undefined;
  if (typeof answer !== 'string' || !isWritten(field)) return undefined;
  if (codePointCount(answer) > longestAnswer) return 'too_long';
  return field.inputType === 'email' && !isAddress(answer) ? 'email' : undefined;
}

export const codePointCount = (text: string): number => Array.from(text).length;
