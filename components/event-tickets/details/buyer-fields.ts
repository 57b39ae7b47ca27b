import { isAddress } from '../../../src/forms/address.js';
import type { Phrases } from '../../../src/i18n/phrases.js';

export type FieldName = 'firstName' | 'lastName' | 'email' | 'phone';
export type Typed = Readonly<Record<FieldName, string>>;

type Key = {
  [Name in keyof Phrases<'tickets'>]: Phrases<'tickets'>[Name] extends string ? Name : never;
}[keyof Phrases<'tickets'>];

/** A question about the buyer; the control has its name as id. */
export interface BuyerField {
  readonly name: FieldName;
  readonly type: 'text' | 'email' | 'tel';
  readonly autocomplete: 'given-name' | 'family-name' | 'email' | 'tel';
  readonly label: Key;
  /** Why it is asked. */
  readonly why?: Key;
  /** What is said where it is left empty; without, it may be. */
  readonly missing?: Key;
}

export const buyerFields: readonly BuyerField[] = [
  {
    name: 'firstName',
    type: 'text',
    autocomplete: 'given-name',
    label: 'firstName',
    missing: 'firstNameMissing',
  },
  {
    name: 'lastName',
    type: 'text',
    autocomplete: 'family-name',
    label: 'lastName',
    missing: 'lastNameMissing',
  },
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
export function validateField({ name, missing }: BuyerField, typed: Typed): Key | undefined {
  const value = typed[name].trim();
  if (!value) return missing;
  return name === 'email' && !isAddress(value) ? 'addressInvalid' : undefined;
}
