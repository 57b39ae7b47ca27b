import type { SearchPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<SearchPhrases> = {
  searchEvents: 'Chwilio am ddigwyddiadau',
  fromDay: 'O',
  toDay: 'Tan',
  inCountry: 'Gwlad',
  anyCountry: 'Unrhyw wlad',
  eventsAndMore: (count) =>
    `${plural('cy', count, { one: '1 digwyddiad', two: `${count} ddigwyddiad`, other: `${count} digwyddiad` })}, ac mae mwy`,
  nothingFound: 'Dim digwyddiadau.',
  nothingFoundFor: (words) => `Dim digwyddiadau ar gyfer “${words}”.`,
  searchEverywhere: 'Chwilio pob dyddiad a gwlad',
  searchAnew: 'Dangos pob digwyddiad',
};
