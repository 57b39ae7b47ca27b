import type { SearchPhrases } from './phrases.js';

export const phrases: Partial<SearchPhrases> = {
  searchEvents: 'Procurar eventos',
  fromDay: 'De',
  toDay: 'Até',
  inCountry: 'País',
  anyCountry: 'Todos os países',
  eventsAndMore: (count) => `${count} eventos, e há mais`,
  nothingFound: 'Nenhum evento encontrado.',
  nothingFoundFor: (words) => `Nenhum evento encontrado para “${words}”.`,
  searchEverywhere: 'Procurar em todas as datas e países',
  searchAnew: 'Mostrar todos os eventos',
};
