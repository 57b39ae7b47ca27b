import type { FaqPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<FaqPhrases> = {
  faq: 'Pytania i odpowiedzi',
  emptyFaq: 'Nie ma tu jeszcze odpowiedzi na pytania.',
  showAll: 'Pokaż wszystkie',
  hideAll: 'Ukryj wszystkie',
  searchQuestions: 'Szukaj w pytaniach',
  resultCount: (count) =>
    plural('pl', count, {
      one: '1 wynik',
      few: `${count} wyniki`,
      many: `${count} wyników`,
      other: `${count} wyniku`,
    }),
  noResults: (query) => `Brak wyników dla „${query}”.`,
  copyLink: 'Kopiuj odnośnik',
  linkCopied: 'Skopiowano odnośnik',
  table: 'Tabela',
  askDuringOrder: 'Masz pytania do zamówienia?',
  returnToOrder: 'Wróć do zamówienia',
};
