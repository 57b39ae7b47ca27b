import { plural } from '../plural.js';
import type { NewsPhrases } from './phrases.js';

export const phrases: Partial<NewsPhrases> = {
  news: 'Notizie',
  emptyNews: 'Non ci sono ancora notizie. La prima comparirà qui.',
  topics: 'Argomenti',
  allTopics: 'Tutti',
  articleCount: (count) => plural('it', count, { one: '1 articolo', other: `${count} articoli` }),
  moreNews: 'Altre notizie',
  article: 'Articolo',
  backToNews: 'Tutte le notizie',
  articleGone: 'Questo articolo non è qui.',
  articleGoneHint: 'Forse è stato ritirato, o non è ancora uscito.',
  otherNews: 'Altre notizie',
  newerArticle: 'Più recente',
  olderArticle: 'Precedente',
  shareArticle: 'Condividi',
  copyArticleLink: 'Copia link',
  articleLinkCopied: 'Link copiato',
  articleTable: 'Tabella',
};
