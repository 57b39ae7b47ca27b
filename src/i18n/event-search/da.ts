import type { SearchPhrases } from './phrases.js';

export const phrases: Partial<SearchPhrases> = {
  searchEvents: 'Søg efter arrangementer',
  fromDay: 'Fra',
  toDay: 'Til',
  inCountry: 'Land',
  anyCountry: 'Alle lande',
  eventsAndMore: (count) => `${count} arrangementer, og der er flere`,
  nothingFound: 'Ingen arrangementer fundet.',
  nothingFoundFor: (words) => `Ingen arrangementer fundet for »${words}«.`,
  searchEverywhere: 'Søg i alle datoer og lande',
  searchAnew: 'Vis alle arrangementer',
};
