import type { EventsPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<EventsPhrases> = {
  upcomingEvents: 'Komende evenementen',
  emptyEvents: 'Aan de volgende data wordt gewerkt. Ze komen hier te staan.',
  priceFrom: (price) => `vanaf ${price}`,
  freeEvent: 'Gratis',
  eventSoldOut: 'Uitverkocht',
  laterEvents: 'Datum volgt',
  moreEvents: 'Meer evenementen',
  eventsShown: (count) =>
    plural('nl', count, { one: '1 evenement', other: `${count} evenementen` }),
  linksOf: (name) => `${name} op het web`,
  ownWebsite: 'Website',
};
