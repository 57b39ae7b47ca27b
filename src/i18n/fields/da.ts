import type { FieldPhrases } from './phrases.js';

export const phrases: Partial<FieldPhrases> = {
  optional: '(valgfrit)',
  problemTitle: 'Der er noget, der ikke stemmer',
  errorPrefix: 'Fejl:',
  addressInvalid: 'Skriv en e-\u2060mailadresse som name@example.com',
  didYouMean: (address) => `Mente du ${address}?`,
};
