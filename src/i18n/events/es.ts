import type { EventsPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<EventsPhrases> = {
  upcomingEvents: 'Próximos eventos',
  emptyEvents: 'Las próximas fechas están en camino. Aparecerán aquí.',
  priceFrom: (price) => `desde ${price}`,
  freeEvent: 'Gratis',
  eventSoldOut: 'Agotado',
  laterEvents: 'Fecha por anunciar',
  moreEvents: 'Más eventos',
  eventsShown: (count) => plural('es', count, { one: '1 evento', other: `${count} eventos` }),
  linksOf: (name) => `${name} en la web`,
  ownWebsite: 'Sitio web',
};
