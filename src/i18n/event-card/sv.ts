import type { CardPhrases } from './phrases.js';

export const phrases: Partial<CardPhrases> = {
  event: 'Evenemang',
  emptyEvent: 'Det finns inget att berätta om evenemanget än.',
  when: 'När',
  where: 'Var',
  age: 'Ålder',
  organisedBy: 'Arrangör',
  map: 'Karta',
  cancelled: 'Inställt',
  postponed: 'Framflyttat',
  ended: 'Evenemanget är över',
  tickets: 'Biljetter',
  ticketsFrom: (price) => `Biljetter från ${price}`,
  freeTickets: 'Gratis biljetter',
  soldOut: 'Slutsålt',
  onSaleAt: (when) => `Säljs från ${when}`,
  onSaleSoon: 'Säljs snart',
  addToCalendar: 'Lägg till i kalendern',
  calendarFile: 'Kalenderfil (.ics)',
  googleCalendar: 'Google Kalender',
  demoTickets: 'Det här är en demo. På en riktig sida öppnas biljettbutiken här.',
};
