import { plural } from '../plural.js';
import type { NewsPhrases } from './phrases.js';

export const phrases: Partial<NewsPhrases> = {
  news: 'Aktualności',
  emptyNews: 'Nie ma jeszcze aktualności. Pierwsza pojawi się tutaj.',
  topics: 'Tematy',
  allTopics: 'Wszystkie',
  articleCount: (count) =>
    plural('pl', count, {
      one: '1 artykuł',
      few: `${count} artykuły`,
      many: `${count} artykułów`,
      other: `${count} artykułu`,
    }),
  moreNews: 'Więcej aktualności',
  article: 'Artykuł',
  backToNews: 'Wszystkie aktualności',
  articleGone: 'Tego artykułu tu nie ma.',
  articleGoneHint: 'Mógł zostać wycofany albo jeszcze się nie ukazał.',
  otherNews: 'Inne aktualności',
  newerArticle: 'Nowszy',
  olderArticle: 'Starszy',
  shareArticle: 'Udostępnij',
  copyArticleLink: 'Kopiuj link',
  articleLinkCopied: 'Skopiowano link',
  articleTable: 'Tabela',
};
