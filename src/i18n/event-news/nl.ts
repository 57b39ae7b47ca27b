import { plural } from '../plural.js';
import type { NewsPhrases } from './phrases.js';

export const phrases: Partial<NewsPhrases> = {
  news: 'Nieuws',
  emptyNews: 'Er is nog geen nieuws. Het eerste bericht komt hier te staan.',
  topics: 'Onderwerpen',
  allTopics: 'Alle',
  articleCount: (count) => plural('nl', count, { one: '1 artikel', other: `${count} artikelen` }),
  moreNews: 'Meer nieuws',
  article: 'Artikel',
  backToNews: 'Al het nieuws',
  articleGone: 'Dit artikel is hier niet.',
  articleGoneHint: 'Misschien is het ingetrokken, of het is nog niet verschenen.',
  otherNews: 'Ander nieuws',
  newerArticle: 'Nieuwer',
  olderArticle: 'Ouder',
  shareArticle: 'Delen',
  copyArticleLink: 'Link kopiëren',
  articleLinkCopied: 'Link gekopieerd',
  articleTable: 'Tabel',
};
