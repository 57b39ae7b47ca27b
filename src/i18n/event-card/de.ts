import type { CardPhrases } from './phrases.js';

export const phrases: Partial<CardPhrases> = {
  event: 'Veranstaltung',
  emptyEvent: 'Zu dieser Veranstaltung gibt es noch nichts zu sagen.',
  when: 'Wann',
  where: 'Wo',
  age: 'Alter',
  organisedBy: 'Veranstalter',
  map: 'Karte',
  cancelled: 'Abgesagt',
  postponed: 'Verschoben',
  ended: 'Diese Veranstaltung ist vorbei',
  tickets: 'Tickets',
  ticketsFrom: (price) => `Tickets ab ${price}`,
  freeTickets: 'Kostenlose Tickets',
  soldOut: 'Ausverkauft',
  onSaleAt: (when) => `Im Verkauf ab ${when}`,
  onSaleSoon: 'Bald im Verkauf',
  addToCalendar: 'In den Kalender',
  calendarFile: 'Kalenderdatei (.ics)',
  googleCalendar: 'Google Kalender',
  demoTickets: 'Dies ist eine Demo. Auf einer echten Seite öffnet sich hier der Ticketshop.',
};
