import type { NewsPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<NewsPhrases> = {
  news: 'Nyheter',
  emptyNews: 'Det er ingen nyheter ennå. Den første kommer her.',
  topics: 'Temaer',
  allTopics: 'Alle',
  articleCount: (count) => plural('nb', count, { one: '1 artikkel', other: `${count} artikler` }),
  moreNews: 'Flere nyheter',
  article: 'Artikkel',
  backToNews: 'Alle nyheter',
  articleGone: 'Artikkelen er ikke her.',
  articleGoneHint: 'Den kan være fjernet, eller den er ikke publisert ennå.',
  otherNews: 'Andre nyheter',
  newerArticle: 'Nyere',
  olderArticle: 'Eldre',
  shareArticle: 'Del',
  copyArticleLink: 'Kopier lenke',
  articleLinkCopied: 'Lenken er kopiert',
  articleTable: 'Tabell',
};
