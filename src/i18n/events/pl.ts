import type { EventsPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<EventsPhrases> = {
  upcomingEvents: 'Nadchodzące wydarzenia',
  emptyEvents: 'Pracujemy nad kolejnymi terminami. Pojawią się tutaj.',
  priceFrom: (price) => `od ${price}`,
  freeEvent: 'Wstęp wolny',
  eventSoldOut: 'Wyprzedane',
  laterEvents: 'Termin zostanie podany',
  moreEvents: 'Więcej wydarzeń',
  eventsShown: (count) =>
    plural('pl', count, {
      one: '1 wydarzenie',
      few: `${count} wydarzenia`,
      other: `${count} wydarzeń`,
    }),
  linksOf: (name) => `${name} w sieci`,
  ownWebsite: 'Strona internetowa',
};
