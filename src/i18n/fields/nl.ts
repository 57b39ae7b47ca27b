import type { FieldPhrases } from './phrases.js';

export const phrases: Partial<FieldPhrases> = {
  optional: '(niet verplicht)',
  problemTitle: 'Er klopt iets niet',
  errorPrefix: 'Fout:',
  addressInvalid: 'Vul een e-\u2060mailadres in zoals naam@example.com',
  didYouMean: (address) => `Bedoelde je ${address}?`,
};
