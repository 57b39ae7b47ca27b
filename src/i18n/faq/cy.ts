import type { FaqPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<FaqPhrases> = {
  faq: 'Cwestiynau ac atebion',
  emptyFaq: 'Does dim cwestiynau wedi’u hateb yma eto.',
  showAll: 'Dangos y cyfan',
  hideAll: 'Cuddio’r cyfan',
  searchQuestions: 'Chwilio’r cwestiynau',
  resultCount: (count) =>
    plural('cy', count, {
      one: '1 canlyniad',
      two: `${count} ganlyniad`,
      few: `${count} chanlyniad`,
      many: `${count} chanlyniad`,
      other: `${count} canlyniad`,
    }),
  noResults: (query) => `Dim canlyniadau ar gyfer “${query}”.`,
  copyLink: 'Copïo’r ddolen',
  linkCopied: 'Dolen wedi’i chopïo',
  table: 'Tabl',
  askDuringOrder: 'Cwestiynau am eich archeb?',
  returnToOrder: 'Yn ôl i’ch archeb',
};
