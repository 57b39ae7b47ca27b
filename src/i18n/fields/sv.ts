import type { FieldPhrases } from './phrases.js';

export const phrases: Partial<FieldPhrases> = {
  optional: '(valfritt)',
  problemTitle: 'Något stämmer inte',
  errorPrefix: 'Fel:',
  addressInvalid: 'Ange en e-postadress som name@example.com',
  didYouMean: (address) => `Menade du ${address}?`,
};
