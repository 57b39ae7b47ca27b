import type { FieldPhrases } from './phrases.js';

export const phrases: Partial<FieldPhrases> = {
  optional: '(dewisol)',
  problemTitle: 'Mae problem',
  errorPrefix: 'Gwall:',
  addressInvalid: 'Rhowch gyfeiriad e-\u2060bost fel name@example.com',
  didYouMean: (address) => `Ai ${address} oedd gennych mewn golwg?`,
};
