import type { SearchPhrases } from './phrases.js';

export const phrases: Partial<SearchPhrases> = {
  searchEvents: 'Rechercher un événement',
  fromDay: 'Du',
  toDay: 'Au',
  inCountry: 'Pays',
  anyCountry: 'Tous les pays',
  eventsAndMore: (count) => `${count} événements, et il y en a d’autres`,
  nothingFound: 'Aucun événement trouvé.',
  nothingFoundFor: (words) => `Aucun événement trouvé pour « ${words} ».`,
  searchEverywhere: 'Chercher à toutes les dates et dans tous les pays',
  searchAnew: 'Afficher tous les événements',
};
