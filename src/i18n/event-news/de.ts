import { plural } from '../plural.js';
import type { NewsPhrases } from './phrases.js';

export const phrases: Partial<NewsPhrases> = {
  news: 'Neuigkeiten',
  emptyNews: 'Noch gibt es nichts Neues. Die erste Meldung wird hier stehen.',
  topics: 'Themen',
  allTopics: 'Alle',
  articleCount: (count) => plural('de', count, { one: '1 Artikel', other: `${count} Artikel` }),
  moreNews: 'Weitere Meldungen',
  article: 'Artikel',
  backToNews: 'Alle Meldungen',
  articleGone: 'Diesen Artikel gibt es hier nicht.',
  articleGoneHint: 'Vielleicht wurde er zurückgezogen, oder er ist noch nicht erschienen.',
  otherNews: 'Andere Meldungen',
  newerArticle: 'Neuer',
  olderArticle: 'Älter',
  shareArticle: 'Teilen',
  copyArticleLink: 'Link kopieren',
  articleLinkCopied: 'Link kopiert',
  articleTable: 'Tabelle',
};
