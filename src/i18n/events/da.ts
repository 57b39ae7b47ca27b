import type { EventsPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<EventsPhrases> = {
  upcomingEvents: 'Kommende arrangementer',
  emptyEvents: 'De næste datoer er på vej. De kommer til at stå her.',
  priceFrom: (price) => `fra ${price}`,
  freeEvent: 'Gratis',
  eventSoldOut: 'Udsolgt',
  laterEvents: 'Dato følger',
  moreEvents: 'Flere arrangementer',
  eventsShown: (count) =>
    plural('da', count, { one: '1 arrangement', other: `${count} arrangementer` }),
  linksOf: (name) => `${name} på nettet`,
  ownWebsite: 'Hjemmeside',
};
