import type { SearchPhrases } from './phrases.js';

export const phrases: Partial<SearchPhrases> = {
  searchEvents: 'Buscar eventos',
  fromDay: 'Desde',
  toDay: 'Hasta',
  inCountry: 'País',
  anyCountry: 'Todos los países',
  eventsAndMore: (count) => `${count} eventos, y hay más`,
  nothingFound: 'No se han encontrado eventos.',
  nothingFoundFor: (words) => `No se han encontrado eventos para «${words}».`,
  searchEverywhere: 'Buscar en todas las fechas y países',
  searchAnew: 'Mostrar todos los eventos',
};
