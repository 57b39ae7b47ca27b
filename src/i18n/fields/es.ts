import type { FieldPhrases } from './phrases.js';

export const phrases: Partial<FieldPhrases> = {
  optional: '(opcional)',
  problemTitle: 'Hay un problema',
  errorPrefix: 'Error:',
  addressInvalid: 'Escribe un correo como nombre@example.com',
  didYouMean: (address) => `¿Querías decir ${address}?`,
};
