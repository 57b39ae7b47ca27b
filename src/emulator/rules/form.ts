import type { Answer, Field, FieldOption } from '../../contract/forms.js';
import { gapLimits } from '../../contract/limits.js';
import type { FormRecord, PrelaunchRecord } from '../records/forms.js';
import { refuse } from '../requests/refuse.js';
import type { EventRecord, World } from '../state/world.js';
import { isEmail, phoneNumber } from './contact.js';

/** The fields of a form, with the options that come from elsewhere filled in. spec L157, L235 */
export function fieldsOf(world: World, form: FormRecord, event: EventRecord | undefined): Field[] {
  return form.fields.map((field) => {
    if (field.source === undefined) return field;
    return { ...field, options: sources[field.source]({ world, form, event }) };
  });
}

interface Origin {
  world: World;
  form: FormRecord;
  event: EventRecord | undefined;
}

const sources: Record<NonNullable<Field['source']>, (origin: Origin) => FieldOption[]> = {
  lineup: ({ world, event }) => artistOptions(world, event),
  stages: ({ event }) => {
    const stages = new Set(event?.sets.map(({ stage }) => stage));
    return [...stages].map((stage) => ({ value: stage, label: stage }));
  },
  merch_items: ({ form }) => (form.merch ?? []).map(({ value, name }) => ({ value, label: name })),
};

/** Everybody on the bill once, in its order; nobody stands behind a placeholder. */
function artistOptions({ artists }: World, event: EventRecord | undefined): FieldOption[] {
  const announced = event?.sets.filter(({ placeholder }) => placeholder === null) ?? [];
  const billed = new Set(announced.flatMap((set) => set.artists));
  const names = new Map(artists.map(({ id, name }) => [id, name]));
  return [...billed].flatMap((id) => {
    const label = names.get(id);
    return label === undefined ? [] : [{ value: id, label }];
  });
}

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

/** @throws {Refusal} not_found */
export function publishedForm({ prelaunch }: EventRecord): PrelaunchRecord {
  return prelaunch ?? refuse('not_found', 'This event has no prelaunch form.');
}
