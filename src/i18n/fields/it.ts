import type { FieldPhrases } from './phrases.js';

export const phrases: Partial<FieldPhrases> = {
  optional: '(facoltativo)',
  problemTitle: 'C’è un problema',
  errorPrefix: 'Errore:',
  addressInvalid: 'Scrivi un indirizzo email come nome@example.com',
  didYouMean: (address) => `Intendevi ${address}?`,
};
