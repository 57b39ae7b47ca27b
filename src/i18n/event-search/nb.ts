import type { SearchPhrases } from './phrases.js';

export const phrases: Partial<SearchPhrases> = {
  searchEvents: 'Søk etter arrangementer',
  fromDay: 'Fra',
  toDay: 'Til',
  inCountry: 'Land',
  anyCountry: 'Alle land',
  eventsAndMore: (count) => `${count} arrangementer, og det finnes flere`,
  nothingFound: 'Ingen arrangementer funnet.',
  nothingFoundFor: (words) => `Ingen arrangementer funnet for «${words}».`,
  searchEverywhere: 'Søk i alle datoer og land',
  searchAnew: 'Vis alle arrangementer',
};
