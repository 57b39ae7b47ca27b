import type { SearchPhrases } from './phrases.js';

export const phrases: Partial<SearchPhrases> = {
  searchEvents: 'Veranstaltungen suchen',
  fromDay: 'Von',
  toDay: 'Bis',
  inCountry: 'Land',
  anyCountry: 'Alle Länder',
  eventsAndMore: (count) => `${count} Veranstaltungen, und es gibt mehr`,
  nothingFound: 'Keine Veranstaltungen gefunden.',
  nothingFoundFor: (words) => `Keine Veranstaltungen zu „${words}“ gefunden.`,
  searchEverywhere: 'An allen Tagen und in allen Ländern suchen',
  searchAnew: 'Alle Veranstaltungen zeigen',
};
