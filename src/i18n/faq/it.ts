import type { FaqPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<FaqPhrases> = {
  faq: 'Domande e risposte',
  emptyFaq: 'Qui non ci sono ancora risposte.',
  showAll: 'Mostra tutto',
  hideAll: 'Nascondi tutto',
  searchQuestions: 'Cerca tra le domande',
  resultCount: (count) => plural('it', count, { one: '1 risultato', other: `${count} risultati` }),
  noResults: (query) => `Nessun risultato per «${query}».`,
  copyLink: 'Copia link',
  linkCopied: 'Link copiato',
  table: 'Tabella',
  askDuringOrder: 'Domande sul tuo ordine?',
  returnToOrder: 'Torna all’ordine',
};
