import type { FaqPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<FaqPhrases> = {
  faq: 'Fragen und Antworten',
  emptyFaq: 'Hier sind noch keine Fragen beantwortet.',
  showAll: 'Alle anzeigen',
  hideAll: 'Alle ausblenden',
  searchQuestions: 'Fragen durchsuchen',
  resultCount: (count) => plural('de', count, { one: '1 Treffer', other: `${count} Treffer` }),
  noResults: (query) => `Nichts gefunden zu „${query}“.`,
  copyLink: 'Link kopieren',
  linkCopied: 'Link kopiert',
  table: 'Tabelle',
  askDuringOrder: 'Fragen zur Bestellung?',
  returnToOrder: 'Zurück zur Bestellung',
};
