import type { EventsPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<EventsPhrases> = {
  upcomingEvents: 'Digwyddiadau i ddod',
  emptyEvents: 'Mae’r dyddiadau nesaf ar y gweill. Byddant yma.',
  priceFrom: (price) => `o ${price}`,
  freeEvent: 'Am ddim',
  eventSoldOut: 'Wedi gwerthu allan',
  laterEvents: 'Dyddiad i’w gyhoeddi',
  moreEvents: 'Mwy o ddigwyddiadau',
  eventsShown: (count) =>
    plural('cy', count, {
      one: '1 digwyddiad',
      two: `${count} ddigwyddiad`,
      other: `${count} digwyddiad`,
    }),
  linksOf: (name) => `${name} ar y we`,
  ownWebsite: 'Gwefan',
};
