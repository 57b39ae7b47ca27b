import { plural } from '../plural.js';
import type { NewsPhrases } from './phrases.js';

export const phrases: Partial<NewsPhrases> = {
  news: 'Noticias',
  emptyNews: 'Todavía no hay noticias. La primera aparecerá aquí.',
  topics: 'Temas',
  allTopics: 'Todos',
  articleCount: (count) => plural('es', count, { one: '1 artículo', other: `${count} artículos` }),
  moreNews: 'Más noticias',
  article: 'Artículo',
  backToNews: 'Todas las noticias',
  articleGone: 'Este artículo no está aquí.',
  articleGoneHint: 'Puede que se haya retirado o que aún no se haya publicado.',
  otherNews: 'Otras noticias',
  newerArticle: 'Más reciente',
  olderArticle: 'Más antigua',
  shareArticle: 'Compartir',
  copyArticleLink: 'Copiar enlace',
  articleLinkCopied: 'Enlace copiado',
  articleTable: 'Tabla',
};
