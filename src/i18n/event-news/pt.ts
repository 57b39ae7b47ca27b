import { plural } from '../plural.js';
import type { NewsPhrases } from './phrases.js';

export const phrases: Partial<NewsPhrases> = {
  news: 'Notícias',
  emptyNews: 'Ainda não há notícias. A primeira aparecerá aqui.',
  topics: 'Temas',
  allTopics: 'Todos',
  articleCount: (count) => plural('pt', count, { one: '1 artigo', other: `${count} artigos` }),
  moreNews: 'Mais notícias',
  article: 'Artigo',
  backToNews: 'Todas as notícias',
  articleGone: 'Este artigo não está aqui.',
  articleGoneHint: 'Pode ter sido retirado ou ainda não ter sido publicado.',
  otherNews: 'Outras notícias',
  newerArticle: 'Mais recente',
  olderArticle: 'Mais antiga',
  shareArticle: 'Partilhar',
  copyArticleLink: 'Copiar link',
  articleLinkCopied: 'Link copiado',
  articleTable: 'Tabela',
};
