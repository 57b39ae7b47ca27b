import type { CardPhrases } from './phrases.js';

export const phrases: Partial<CardPhrases> = {
  event: 'Evenement',
  emptyEvent: 'Over dit evenement is nog niets te vertellen.',
  when: 'Wanneer',
  where: 'Waar',
  age: 'Leeftijd',
  organisedBy: 'Organisator',
  map: 'Kaart',
  cancelled: 'Afgelast',
  postponed: 'Uitgesteld',
  ended: 'Dit evenement is voorbij',
  tickets: 'Tickets',
  ticketsFrom: (price) => `Tickets vanaf ${price}`,
  freeTickets: 'Gratis tickets',
  soldOut: 'Uitverkocht',
  onSaleAt: (when) => `In de verkoop: ${when}`,
  onSaleSoon: 'Binnenkort in de verkoop',
  addToCalendar: 'Zet in agenda',
  calendarFile: 'Agendabestand (.ics)',
  googleCalendar: 'Google Agenda',
  demoTickets: 'Dit is een demo. Op een echte pagina opent hier de ticketshop.',
};
