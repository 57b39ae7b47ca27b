import { plural } from '../plural.js';
import type { NewsPhrases } from './phrases.js';

export const phrases: Partial<NewsPhrases> = {
  news: 'Actualités',
  emptyNews: 'Pas encore d’actualités. La première paraîtra ici.',
  topics: 'Thèmes',
  allTopics: 'Tous',
  articleCount: (count) =>
    plural('fr', count, { one: `${count} article`, other: `${count} articles` }),
  moreNews: 'Plus d’actualités',
  article: 'Article',
  backToNews: 'Toutes les actualités',
  articleGone: 'Cet article n’est pas ici.',
  articleGoneHint: 'Il a peut-être été retiré, ou n’est pas encore paru.',
  otherNews: 'Autres actualités',
  newerArticle: 'Plus récent',
  olderArticle: 'Plus ancien',
  shareArticle: 'Partager',
  copyArticleLink: 'Copier le lien',
  articleLinkCopied: 'Lien copié',
  articleTable: 'Tableau',
};
