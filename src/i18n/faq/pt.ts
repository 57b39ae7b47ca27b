import type { FaqPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<FaqPhrases> = {
  faq: 'Perguntas e respostas',
  emptyFaq: 'Ainda não há perguntas respondidas aqui.',
  showAll: 'Mostrar tudo',
  hideAll: 'Ocultar tudo',
  searchQuestions: 'Pesquisar nas perguntas',
  resultCount: (count) =>
    plural('pt', count, { one: `${count} resultado`, other: `${count} resultados` }),
  noResults: (query) => `Nada encontrado para «${query}».`,
  copyLink: 'Copiar ligação',
  linkCopied: 'Ligação copiada',
  table: 'Tabela',
  askDuringOrder: 'Dúvidas sobre o pedido?',
  returnToOrder: 'Voltar ao pedido',
};
