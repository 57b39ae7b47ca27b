import type { CardPhrases } from './phrases.js';

export const phrases: Partial<CardPhrases> = {
  event: 'Evento',
  emptyEvent: 'Todavía no hay nada que contar sobre este evento.',
  when: 'Cuándo',
  where: 'Dónde',
  age: 'Edad',
  organisedBy: 'Organiza',
  map: 'Mapa',
  cancelled: 'Cancelado',
  postponed: 'Aplazado',
  ended: 'Este evento ya ha terminado',
  tickets: 'Entradas',
  ticketsFrom: (price) => `Entradas desde ${price}`,
  freeTickets: 'Entradas gratuitas',
  soldOut: 'Agotado',
  onSaleAt: (when) => `A la venta: ${when}`,
  onSaleSoon: 'Pronto a la venta',
  addToCalendar: 'Añadir al calendario',
  calendarFile: 'Archivo de calendario (.ics)',
  googleCalendar: 'Google Calendar',
  demoTickets: 'Esto es una demostración. En una página real se abre aquí la tienda de entradas.',
};
