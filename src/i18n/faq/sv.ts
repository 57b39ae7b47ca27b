import type { FaqPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<FaqPhrases> = {
  faq: 'Frågor och svar',
  emptyFaq: 'Inga frågor har besvarats här än.',
  showAll: 'Visa alla',
  hideAll: 'Dölj alla',
  searchQuestions: 'Sök bland frågorna',
  resultCount: (count) => plural('sv', count, { one: '1 träff', other: `${count} träffar` }),
  noResults: (query) => `Inget hittades för ”${query}”.`,
  copyLink: 'Kopiera länk',
  linkCopied: 'Länken är kopierad',
  table: 'Tabell',
  askDuringOrder: 'Frågor om din beställning?',
  returnToOrder: 'Tillbaka till beställningen',
};
