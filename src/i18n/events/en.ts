import type { EventsPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const events: EventsPhrases = {
  upcomingEvents: 'Upcoming events',
  emptyEvents: 'The next dates are being made. They will stand here.',
  priceFrom: (price) => `from ${price}`,
  freeEvent: 'Free',
  eventSoldOut: 'Sold out',
  laterEvents: 'Date to be announced',
  moreEvents: 'More events',
  eventsShown: (count) => plural('en', count, { one: '1 event', other: `${count} events` }),
  linksOf: (name) => `${name} on the web`,
  ownWebsite: 'Website',
};
