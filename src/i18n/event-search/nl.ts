import type { SearchPhrases } from './phrases.js';

export const phrases: Partial<SearchPhrases> = {
  searchEvents: 'Evenementen zoeken',
  fromDay: 'Van',
  toDay: 'Tot en met',
  inCountry: 'Land',
  anyCountry: 'Alle landen',
  eventsAndMore: (count) => `${count} evenementen, en er zijn er meer`,
  nothingFound: 'Geen evenementen gevonden.',
  nothingFoundFor: (words) => `Geen evenementen gevonden voor ‘${words}’.`,
  searchEverywhere: 'Op alle dagen en in alle landen zoeken',
  searchAnew: 'Alle evenementen tonen',
};
