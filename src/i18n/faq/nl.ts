import type { FaqPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<FaqPhrases> = {
  faq: 'Vragen en antwoorden',
  emptyFaq: 'Hier zijn nog geen vragen beantwoord.',
  showAll: 'Alles tonen',
  hideAll: 'Alles verbergen',
  searchQuestions: 'Zoeken in de vragen',
  resultCount: (count) => plural('nl', count, { one: '1 resultaat', other: `${count} resultaten` }),
  noResults: (query) => `Niets gevonden voor ‘${query}’.`,
  copyLink: 'Link kopiëren',
  linkCopied: 'Link gekopieerd',
  table: 'Tabel',
  askDuringOrder: 'Vragen over je bestelling?',
  returnToOrder: 'Terug naar je bestelling',
};
