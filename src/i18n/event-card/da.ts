import type { CardPhrases } from './phrases.js';

export const phrases: Partial<CardPhrases> = {
  event: 'Arrangement',
  emptyEvent: 'Der er ikke noget at fortælle om arrangementet endnu.',
  when: 'Hvornår',
  where: 'Hvor',
  age: 'Alder',
  organisedBy: 'Arrangør',
  map: 'Kort',
  cancelled: 'Aflyst',
  postponed: 'Udskudt',
  ended: 'Arrangementet er slut',
  tickets: 'Billetter',
  ticketsFrom: (price) => `Billetter fra ${price}`,
  freeTickets: 'Gratis billetter',
  soldOut: 'Udsolgt',
  onSaleAt: (when) => `I salg ${when}`,
  onSaleSoon: 'Snart i salg',
  addToCalendar: 'Føj til kalender',
  calendarFile: 'Kalenderfil (.ics)',
  googleCalendar: 'Google Kalender',
  demoTickets: 'Dette er en demo. På en rigtig side åbner billetbutikken her.',
};
