import type { FaqPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<FaqPhrases> = {
  faq: 'Spørgsmål og svar',
  emptyFaq: 'Ingen spørgsmål er besvaret her endnu.',
  showAll: 'Vis alle',
  hideAll: 'Skjul alle',
  searchQuestions: 'Søg i spørgsmålene',
  resultCount: (count) => plural('da', count, { one: '1 resultat', other: `${count} resultater` }),
  noResults: (query) => `Intet fundet for »${query}«.`,
  copyLink: 'Kopiér link',
  linkCopied: 'Linket er kopieret',
  table: 'Tabel',
  askDuringOrder: 'Spørgsmål til din bestilling?',
  returnToOrder: 'Tilbage til din bestilling',
};
