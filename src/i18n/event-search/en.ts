import type { SearchPhrases } from './phrases.js';

export const search: SearchPhrases = {
  searchEvents: 'Search events',
  fromDay: 'From',
  toDay: 'To',
  inCountry: 'Country',
  anyCountry: 'Any country',
  eventsAndMore: (count) => `${count} events, and there are more`,
  nothingFound: 'No events found.',
  nothingFoundFor: (words) => `No events found for “${words}”.`,
  searchEverywhere: 'Search all dates and countries',
  searchAnew: 'Show all events',
};
