import type { EventsPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<EventsPhrases> = {
  upcomingEvents: 'Prossimi eventi',
  emptyEvents: 'Le prossime date sono in preparazione. Le troverai qui.',
  priceFrom: (price) => `da ${price}`,
  freeEvent: 'Gratuito',
  eventSoldOut: 'Tutto esaurito',
  laterEvents: 'Data da annunciare',
  moreEvents: 'Altri eventi',
  eventsShown: (count) => plural('it', count, { one: '1 evento', other: `${count} eventi` }),
  linksOf: (name) => `${name} sul web`,
  ownWebsite: 'Sito web',
};
