import type { FaqPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<FaqPhrases> = {
  faq: 'Preguntas y respuestas',
  emptyFaq: 'Aquí todavía no hay preguntas respondidas.',
  showAll: 'Mostrar todo',
  hideAll: 'Ocultar todo',
  searchQuestions: 'Buscar en las preguntas',
  resultCount: (count) => plural('es', count, { one: '1 resultado', other: `${count} resultados` }),
  noResults: (query) => `No hay resultados para «${query}».`,
  copyLink: 'Copiar enlace',
  linkCopied: 'Enlace copiado',
  table: 'Tabla',
  askDuringOrder: '¿Dudas sobre tu pedido?',
  returnToOrder: 'Volver al pedido',
};
