import type { EventsPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<EventsPhrases> = {
  upcomingEvents: 'Prochains événements',
  emptyEvents: 'Les prochaines dates se préparent. Elles seront annoncées ici.',
  priceFrom: (price) => `à partir de ${price}`,
  freeEvent: 'Gratuit',
  eventSoldOut: 'Complet',
  laterEvents: 'Date à annoncer',
  moreEvents: 'Plus d’événements',
  eventsShown: (count) =>
    plural('fr', count, { one: `${count} événement`, other: `${count} événements` }),
  linksOf: (name) => `${name} sur le web`,
  ownWebsite: 'Site web',
};
