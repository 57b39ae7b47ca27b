import type { Answer } from '../contract/forms.js';
import { isMultiple, isWritten, type FormField } from './fields.js';

/** Field id -> answer. A map, as an id may be any text, `__proto__` included. */
export type Answers = ReadonlyMap<string, Answer>;

/**
 * The part of a value that this field takes, trimmed; undefined when nothing is left, which is how
 * an unanswered question looks everywhere. The value may come from storage or another definition.
 */
export function answerTo(field: FormField, value: unknown): Answer | undefined {
  if (isWritten(field)) return (typeof value === 'string' && value.trim()) || undefined;
  const wanted: unknown[] = Array.isArray(value) ? value : [value];
  const chosen = field.options.map((option) => option.value).filter((one) => wanted.includes(one));
  if (!isMultiple(field)) return chosen[0];
  return chosen.length > 0 ? chosen : undefined;
}

/** What is sent: answered questions only, arrays for several options. spec L230 */
export function payloadOf(fields: readonly FormField[], answers: Answers): Record<string, Answer> {
  const entries = fields.flatMap((field): [string, Answer][] => {
    const answer = answerTo(field, answers.get(field.id) ?? onlyChoice(field));
    if (answer === undefined) return [];
    return [[field.id, field.several && !Array.isArray(answer) ? [answer] : answer]];
  });
  return Object.fromEntries(entries);
}

/** A list that must be answered and has one entry is answered. */
export function onlyChoice({ control, required, options }: FormField): string | undefined {
  return control === 'select' && required && options.length === 1 ? options[0]?.value : undefined;
}
