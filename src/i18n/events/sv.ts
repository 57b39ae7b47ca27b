import type { EventsPhrases } from './phrases.js';

export const phrases: Partial<EventsPhrases> = {
  upcomingEvents: 'Kommande evenemang',
  emptyEvents: 'Nästa datum är på väg. De visas här.',
  priceFrom: (price) => `från ${price}`,
  freeEvent: 'Gratis',
  eventSoldOut: 'Slutsålt',
  laterEvents: 'Datum meddelas senare',
  moreEvents: 'Fler evenemang',
  eventsShown: (count) => `${count} evenemang`,
  linksOf: (name) => `${name} på webben`,
  ownWebsite: 'Webbplats',
};
