import type { NewsPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<NewsPhrases> = {
  news: 'Nyheter',
  emptyNews: 'Det finns inga nyheter än. Den första visas här.',
  topics: 'Ämnen',
  allTopics: 'Alla',
  articleCount: (count) => plural('sv', count, { one: '1 artikel', other: `${count} artiklar` }),
  moreNews: 'Fler nyheter',
  article: 'Artikel',
  backToNews: 'Alla nyheter',
  articleGone: 'Artikeln finns inte här.',
  articleGoneHint: 'Den kan ha tagits bort, eller så är den inte publicerad än.',
  otherNews: 'Andra nyheter',
  newerArticle: 'Nyare',
  olderArticle: 'Äldre',
  shareArticle: 'Dela',
  copyArticleLink: 'Kopiera länk',
  articleLinkCopied: 'Länken är kopierad',
  articleTable: 'Tabell',
};
