import type { EventsPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<EventsPhrases> = {
  upcomingEvents: 'Próximos eventos',
  emptyEvents: 'As próximas datas estão a caminho. Vão aparecer aqui.',
  priceFrom: (price) => `a partir de ${price}`,
  freeEvent: 'Grátis',
  eventSoldOut: 'Esgotado',
  laterEvents: 'Data a anunciar',
  moreEvents: 'Mais eventos',
  eventsShown: (count) => plural('pt', count, { one: '1 evento', other: `${count} eventos` }),
  linksOf: (name) => `${name} na internet`,
  ownWebsite: 'Site',
};
