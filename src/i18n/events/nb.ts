import type { EventsPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<EventsPhrases> = {
  upcomingEvents: 'Kommende arrangementer',
  emptyEvents: 'De neste datoene er på vei. De kommer her.',
  priceFrom: (price) => `fra ${price}`,
  freeEvent: 'Gratis',
  eventSoldOut: 'Utsolgt',
  laterEvents: 'Dato kommer',
  moreEvents: 'Flere arrangementer',
  eventsShown: (count) =>
    plural('nb', count, { one: '1 arrangement', other: `${count} arrangementer` }),
  linksOf: (name) => `${name} på nettet`,
  ownWebsite: 'Nettsted',
};
