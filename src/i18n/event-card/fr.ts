import type { CardPhrases } from './phrases.js';

export const phrases: Partial<CardPhrases> = {
  event: 'Événement',
  emptyEvent: 'Il n’y a encore rien à dire de cet événement.',
  when: 'Quand',
  where: 'Où',
  age: 'Âge',
  organisedBy: 'Organisation',
  map: 'Plan',
  cancelled: 'Annulé',
  postponed: 'Reporté',
  ended: 'Cet événement est terminé',
  tickets: 'Billets',
  ticketsFrom: (price) => `Billets à partir de ${price}`,
  freeTickets: 'Billets gratuits',
  soldOut: 'Complet',
  onSaleAt: (when) => `En vente : ${when}`,
  onSaleSoon: 'Bientôt en vente',
  addToCalendar: 'Ajouter à l’agenda',
  calendarFile: 'Fichier d’agenda (.ics)',
  googleCalendar: 'Google Agenda',
  demoTickets: 'Ceci est une démonstration. Sur une vraie page, la billetterie s’ouvre ici.',
};
