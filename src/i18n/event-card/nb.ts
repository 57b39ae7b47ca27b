import type { CardPhrases } from './phrases.js';

export const phrases: Partial<CardPhrases> = {
  event: 'Arrangement',
  emptyEvent: 'Det er ingenting å fortelle om arrangementet ennå.',
  when: 'Når',
  where: 'Hvor',
  age: 'Alder',
  organisedBy: 'Arrangør',
  map: 'Kart',
  cancelled: 'Avlyst',
  postponed: 'Utsatt',
  ended: 'Arrangementet er over',
  tickets: 'Billetter',
  ticketsFrom: (price) => `Billetter fra ${price}`,
  freeTickets: 'Gratis billetter',
  soldOut: 'Utsolgt',
  onSaleAt: (when) => `I salg ${when}`,
  onSaleSoon: 'Snart i salg',
  addToCalendar: 'Legg til i kalenderen',
  calendarFile: 'Kalenderfil (.ics)',
  googleCalendar: 'Google Kalender',
  demoTickets: 'Dette er en demo. På en ekte side åpnes billettbutikken her.',
};
