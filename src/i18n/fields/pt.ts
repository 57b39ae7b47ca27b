import type { FieldPhrases } from './phrases.js';

export const phrases: Partial<FieldPhrases> = {
  optional: '(opcional)',
  problemTitle: 'Há um problema',
  errorPrefix: 'Erro:',
  addressInvalid: 'Escreva um e-\u2060mail como nome@example.com',
  didYouMean: (address) => `Queria dizer ${address}?`,
};
