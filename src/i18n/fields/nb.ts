import type { FieldPhrases } from './phrases.js';

export const phrases: Partial<FieldPhrases> = {
  optional: '(valgfritt)',
  problemTitle: 'Noe stemmer ikke',
  errorPrefix: 'Feil:',
  addressInvalid: 'Skriv en e-\u2060postadresse som name@example.com',
  didYouMean: (address) => `Mente du ${address}?`,
};
