/** What a browser is told about an answer, so that it can offer what it knows. */
export interface Meaning {
  readonly inputType: 'text' | 'email' | 'tel';
  /** A token of the `autocomplete` attribute; empty when the role says nothing. */
  readonly autocomplete: string;
}

const tokens = new Map([
  ['email', 'email'],
  ['phone', 'tel'],
  ['name', 'name'],
  ['first_name', 'given-name'],
  ['last_name', 'family-name'],
  ['postcode', 'postal-code'],
  ['country', 'country-name'],
]);

/** Roles that nobody knows say nothing; a name without a role is still a name. spec L154, L195 */
export function meaningOf(type: string, role: string, id: string): Meaning {
  const hint = role || (id.endsWith('name') ? id : '');
  const autocomplete = tokens.get(type === 'email' ? type : hint) ?? '';
  const inputType = autocomplete === 'email' || autocomplete === 'tel' ? autocomplete : 'text';
  return { inputType, autocomplete };
}
