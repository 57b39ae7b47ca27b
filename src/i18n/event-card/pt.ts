import type { CardPhrases } from './phrases.js';

export const phrases: Partial<CardPhrases> = {
  event: 'Evento',
  emptyEvent: 'Ainda não há nada a dizer sobre este evento.',
  when: 'Quando',
  where: 'Onde',
  age: 'Idade',
  organisedBy: 'Organização',
  map: 'Mapa',
  cancelled: 'Cancelado',
  postponed: 'Adiado',
  ended: 'Este evento já terminou',
  tickets: 'Bilhetes',
  ticketsFrom: (price) => `Bilhetes desde ${price}`,
  freeTickets: 'Bilhetes gratuitos',
  soldOut: 'Esgotado',
  onSaleAt: (when) => `À venda: ${when}`,
  onSaleSoon: 'Em breve à venda',
  addToCalendar: 'Adicionar ao calendário',
  calendarFile: 'Ficheiro de calendário (.ics)',
  googleCalendar: 'Google Calendar',
  demoTickets: 'Isto é uma demonstração. Numa página real abre-se aqui a bilheteira.',
};
