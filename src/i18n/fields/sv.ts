import type { FieldPhrases } from './phrases.js';

export const phrases: Partial<FieldPhrases> = {
  optional: '(valfritt)',
  problemTitle: 'Något stämmer inte',
  errorPrefix: 'Fel:',
  addressInvalid: 'Ange en e-\u2060postadress som name@example.com',
  didYouMean: (address) => `Menade du ${address}?`,
};
