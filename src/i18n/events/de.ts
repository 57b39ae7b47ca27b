import type { EventsPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<EventsPhrases> = {
  upcomingEvents: 'Nächste Veranstaltungen',
  emptyEvents: 'Die nächsten Termine sind in Arbeit. Hier werden sie stehen.',
  priceFrom: (price) => `ab ${price}`,
  freeEvent: 'Kostenlos',
  eventSoldOut: 'Ausverkauft',
  laterEvents: 'Termin folgt',
  moreEvents: 'Weitere Termine',
  eventsShown: (count) =>
    plural('de', count, { one: '1 Veranstaltung', other: `${count} Veranstaltungen` }),
  linksOf: (name) => `${name} im Netz`,
  ownWebsite: 'Website',
};
