import { isAddress } from '../../../src/forms/address.js';
import type { PlainPhrase } from '../parts/order-context.js';

export type FieldName = 'firstName' | 'lastName' | 'email' | 'phone';
export type Typed = Readonly<Record<FieldName, string>>;

/** A question about the buyer; the control has its name as id. */
export interface BuyerField {
  readonly name: FieldName;
  readonly type: 'text' | 'email' | 'tel';
  readonly autocomplete: 'given-name' | 'family-name' | 'email' | 'tel';
  readonly label: PlainPhrase;
  /** Why it is asked. */
  readonly why?: PlainPhrase;
  /** What is said where it is left empty; without, it may be. */
  readonly missing?: PlainPhrase;
}

/** First and last name in the order in which a language says them: Japanese begins with the family. */
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

/** In the order in which they are asked. */
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

/** What is wrong with what was typed: names and numbers may be anything, an address has an @. */
export function validateField(
  { name, missing }: BuyerField,
  typed: Typed,
): PlainPhrase | undefined {
  const value = typed[name].trim();
  if (!value) return missing;
  return name === 'email' && !isAddress(value) ? 'addressInvalid' : undefined;
}
