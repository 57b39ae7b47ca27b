import type { FieldPhrases } from './phrases.js';

export const phrases: Partial<FieldPhrases> = {
  optional: '(nieobowiązkowe)',
  problemTitle: 'Coś się nie zgadza',
  errorPrefix: 'Błąd:',
  addressInvalid: 'Wpisz adres e-\u2060mail, na przykład imie@example.com',
  didYouMean: (address) => `Czy chodziło o ${address}?`,
};
