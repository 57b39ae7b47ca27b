import type { SearchPhrases } from './phrases.js';

export const phrases: Partial<SearchPhrases> = {
  searchEvents: 'Sök evenemang',
  fromDay: 'Från',
  toDay: 'Till',
  inCountry: 'Land',
  anyCountry: 'Alla länder',
  eventsAndMore: (count) => `${count} evenemang, och det finns fler`,
  nothingFound: 'Inga evenemang hittades.',
  nothingFoundFor: (words) => `Inga evenemang hittades för ”${words}”.`,
  searchEverywhere: 'Sök bland alla datum och länder',
  searchAnew: 'Visa alla evenemang',
};
