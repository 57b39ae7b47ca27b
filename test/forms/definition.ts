import { readForm, type FormField, type LooseField } from '../../src/forms/fields.js';

/** A form with nothing but these fields. */
export const formOf = (...fields: LooseField[]) => readForm({ kind: 'feedback', fields });

export function fieldOf(loose: LooseField): FormField {
  const [field] = formOf({ id: 'a', ...loose }).fields;
  if (!field) throw new Error('The field was left out.');
  return field;
}

export const options = (...values: string[]) =>
  values.map((value) => ({ value, label: value.toUpperCase() }));
