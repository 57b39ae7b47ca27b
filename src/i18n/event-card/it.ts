import type { CardPhrases } from './phrases.js';

export const phrases: Partial<CardPhrases> = {
  event: 'Evento',
  emptyEvent: 'Su questo evento non c’è ancora nulla da dire.',
  when: 'Quando',
  where: 'Dove',
  age: 'Età',
  organisedBy: 'Organizzazione',
  map: 'Mappa',
  cancelled: 'Annullato',
  postponed: 'Rinviato',
  ended: 'Questo evento è terminato',
  tickets: 'Biglietti',
  ticketsFrom: (price) => `Biglietti da ${price}`,
  freeTickets: 'Biglietti gratuiti',
  soldOut: 'Esaurito',
  onSaleAt: (when) => `In vendita: ${when}`,
  onSaleSoon: 'Presto in vendita',
  addToCalendar: 'Aggiungi al calendario',
  calendarFile: 'File di calendario (.ics)',
  googleCalendar: 'Google Calendar',
  demoTickets: 'Questa è una demo. Su una pagina vera qui si apre la biglietteria.',
};
