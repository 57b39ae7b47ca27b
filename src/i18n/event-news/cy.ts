import type { NewsPhrases } from './phrases.js';

export const phrases: Partial<NewsPhrases> = {
  news: 'Newyddion',
  emptyNews: 'Does dim newyddion eto. Bydd y stori gyntaf yma.',
  topics: 'Pynciau',
  allTopics: 'Pob un',
  articleCount: (count) => `${count} erthygl`,
  moreNews: 'Mwy o newyddion',
  article: 'Erthygl',
  backToNews: 'Yr holl newyddion',
  articleGone: 'Nid yw’r erthygl hon yma.',
  articleGoneHint: 'Efallai ei bod wedi’i thynnu i lawr, neu heb ei chyhoeddi eto.',
  otherNews: 'Newyddion eraill',
  newerArticle: 'Mwy diweddar',
  olderArticle: 'Hŷn',
  shareArticle: 'Rhannu',
  copyArticleLink: 'Copïo’r ddolen',
  articleLinkCopied: 'Dolen wedi’i chopïo',
  articleTable: 'Tabl',
};
