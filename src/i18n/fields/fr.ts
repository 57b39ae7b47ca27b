import type { FieldPhrases } from './phrases.js';

export const phrases: Partial<FieldPhrases> = {
  optional: '(facultatif)',
  problemTitle: 'Il y a un problème',
  errorPrefix: 'Erreur :',
  addressInvalid: 'Saisissez une adresse e-\u2060mail comme nom@example.com',
  didYouMean: (address) => `Vouliez-vous dire ${address} ?`,
};
