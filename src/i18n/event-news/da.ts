import type { NewsPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<NewsPhrases> = {
  news: 'Nyheder',
  emptyNews: 'Der er ingen nyheder endnu. Den første kommer til at stå her.',
  topics: 'Emner',
  allTopics: 'Alle',
  articleCount: (count) => plural('da', count, { one: '1 artikel', other: `${count} artikler` }),
  moreNews: 'Flere nyheder',
  article: 'Artikel',
  backToNews: 'Alle nyheder',
  articleGone: 'Artiklen er her ikke.',
  articleGoneHint: 'Den kan være fjernet, eller også er den ikke udgivet endnu.',
  otherNews: 'Andre nyheder',
  newerArticle: 'Nyere',
  olderArticle: 'Ældre',
  shareArticle: 'Del',
  copyArticleLink: 'Kopiér link',
  articleLinkCopied: 'Linket er kopieret',
  articleTable: 'Tabel',
};
