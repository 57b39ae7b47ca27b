import type { SearchPhrases } from './phrases.js';

export const phrases: Partial<SearchPhrases> = {
  searchEvents: 'Szukaj wydarzeń',
  fromDay: 'Od',
  toDay: 'Do',
  inCountry: 'Kraj',
  anyCountry: 'Wszystkie kraje',
  eventsAndMore: (count) => `Wydarzenia: ${count}, jest ich więcej`,
  nothingFound: 'Nie znaleziono wydarzeń.',
  nothingFoundFor: (words) => `Nie znaleziono wydarzeń dla „${words}”.`,
  searchEverywhere: 'Szukaj we wszystkich terminach i krajach',
  searchAnew: 'Pokaż wszystkie wydarzenia',
};
