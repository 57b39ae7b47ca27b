import type { FaqPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<FaqPhrases> = {
  faq: 'Spørsmål og svar',
  emptyFaq: 'Ingen spørsmål er besvart her ennå.',
  showAll: 'Vis alle',
  hideAll: 'Skjul alle',
  searchQuestions: 'Søk i spørsmålene',
  resultCount: (count) => plural('nb', count, { one: '1 treff', other: `${count} treff` }),
  noResults: (query) => `Ingenting funnet for «${query}».`,
  copyLink: 'Kopier lenke',
  linkCopied: 'Lenken er kopiert',
  table: 'Tabell',
  askDuringOrder: 'Spørsmål om bestillingen?',
  returnToOrder: 'Tilbake til bestillingen',
};
