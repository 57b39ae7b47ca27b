import type { FieldPhrases } from './phrases.js';

export const phrases: Partial<FieldPhrases> = {
  optional: '(freiwillig)',
  problemTitle: 'Da stimmt etwas nicht',
  errorPrefix: 'Fehler:',
  addressInvalid: 'Bitte eine E-\u2060Mail-\u2060Adresse wie name@example.com eingeben',
  didYouMean: (address) => `${address} gemeint?`,
};
