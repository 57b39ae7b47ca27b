import type { Answer, Field } from '../../contract/forms.js';
import { gapLimits } from '../../contract/limits.js';
import { isEmail, phoneNumber } from './contact.js';

type Answers = Readonly<Record<string, Answer>>;

/** Field id -> what is wrong with its answer, held against the form's own definition. spec L234 */
export function problemsOf(fields: readonly Field[], answers: Answers): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const field of fields) {
    const problem = problemOf(field, answers[field.id]);
    if (problem !== undefined) problems[field.id] = problem;
  }
  const known = new Set(fields.map(({ id }) => id));
  for (const id of Object.keys(answers)) {
    if (!known.has(id)) problems[id] = 'This form has no such field.';
  }
  return problems;
}

/** The one answer whose field has that role; null when it was left out. spec L154 */
export function answerWithRole(
  fields: readonly Field[],
  answers: Answers,
  role: string,
): string | null {
  const field = fields.find((candidate) => candidate.role === role);
  const answer = field && answers[field.id];
  return typeof answer === 'string' && answer.trim() !== '' ? answer.trim() : null;
}

function problemOf(field: Field, answer: Answer | undefined): string | undefined {
  if (answer === undefined || isBlank(answer)) {
    return field.required ? 'An answer is required.' : undefined;
  }
  const takesSeveral = field.type === 'checkbox' || field.type === 'artist_multiselect';
  if (Array.isArray(answer)) {
    return takesSeveral ? problemOfChoices(field, answer) : 'One text is expected, not a list.';
  }
  if (takesSeveral) return 'A list of option values is expected.';
  return problemOfText(field, answer);
}

const isBlank = (answer: Answer) =>
  typeof answer === 'string' ? answer.trim() === '' : answer.length === 0;

function problemOfChoices({ options = [] }: Field, chosen: string[]): string | undefined {
  if (new Set(chosen).size !== chosen.length) return 'An option was chosen twice.';
  const isOption = (value: string) => options.some((option) => option.value === value);
  return chosen.every(isOption) ? undefined : 'Not one of the options.';
}

function problemOfText(field: Field, answer: string): string | undefined {
  if (Array.from(answer).length > gapLimits.answerCharacters) {
    return `Longer than ${gapLimits.answerCharacters} characters.`;
  }
  if (field.type === 'radio' || field.type === 'select') return problemOfChoices(field, [answer]);
  if (field.type === 'rating') return problemOfRating(field, answer);
  if (field.type === 'email' || field.role === 'email') {
    return isEmail(answer) ? undefined : 'Not an e-mail address.';
  }
  if (field.role === 'phone' && phoneNumber(answer) === undefined) return 'Not a phone number.';
  return undefined;
}

/** Bounds that the definition leaves out are those of the usual five stars. spec L156 */
function problemOfRating({ min = 1, max = 5 }: Field, answer: string): string | undefined {
  const isWhole = /^-?\d{1,6}$/.test(answer);
  const isInside = isWhole && Number(answer) >= min && Number(answer) <= max;
  return isInside ? undefined : `A whole number from ${min} to ${max} is expected.`;
}
