import type { SearchPhrases } from './phrases.js';

export const phrases: Partial<SearchPhrases> = {
  searchEvents: 'Cerca eventi',
  fromDay: 'Dal',
  toDay: 'Al',
  inCountry: 'Paese',
  anyCountry: 'Tutti i paesi',
  eventsAndMore: (count) => `${count} eventi, e ce ne sono altri`,
  nothingFound: 'Nessun evento trovato.',
  nothingFoundFor: (words) => `Nessun evento trovato per «${words}».`,
  searchEverywhere: 'Cerca in tutte le date e in tutti i paesi',
  searchAnew: 'Mostra tutti gli eventi',
};
