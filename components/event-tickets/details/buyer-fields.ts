import { isAddress } from '../../../src/forms/address.js';
import type { PlainPhrase } from '../parts/order-context.js';

export type FieldName = 'firstName' | 'lastName' | 'email' | 'phone';
export type Typed = Readonly<Record<FieldName, string>>;

/** A field about the buyer. Its name is the id of the input. */
export interface BuyerField {
  readonly name: FieldName;
  readonly type: 'text' | 'email' | 'tel';
  readonly autocomplete: 'given-name' | 'family-name' | 'email' | 'tel';
  readonly label: PlainPhrase;
  /** Why the field is there, shown below its label. */
  readonly why?: PlainPhrase;
  /** Error message for an empty field. Without one the field is optional. */
  readonly missing?: PlainPhrase;
}

/** Sorts first and last name by language: Japanese puts the family name first. */
export const sortNames = <Name>(language: string, names: Name[]): Name[] =>
  /^ja\b/i.test(language) ? names.toReversed() : names;

const firstName: BuyerField = {
  name: 'firstName',
  type: 'text',
  autocomplete: 'given-name',
  label: 'firstName',
  missing: 'firstNameMissing',
};

const lastName: BuyerField = {
  name: 'lastName',
  type: 'text',
  autocomplete: 'family-name',
  label: 'lastName',
  missing: 'lastNameMissing',
};

/** The fields in the order of the form. */
export const buyerFields = (language: string): BuyerField[] => [
  ...sortNames(language, [firstName, lastName]),
  {
    name: 'email',
    type: 'email',
    autocomplete: 'email',
    label: 'emailAddress',
    why: 'emailWhy',
    missing: 'emailAddressMissing',
  },
  { name: 'phone', type: 'tel', autocomplete: 'tel', label: 'phoneNumber', why: 'phoneWhy' },
];

/** Validates a value. Names and phone numbers may be any text; an email address needs an @. */
export function validateField(
  { name, missing }: BuyerField,
  typed: Typed,
): PlainPhrase | undefined {
  const value = typed[name].trim();
  if (!value) return missing;
  return name === 'email' && !isAddress(value) ? 'addressInvalid' : undefined;
}
