import type { NeighbourPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<NeighbourPhrases> = {
  ticketsForDay: 'Billets pour ce jour :',
  dayIsSoldOut: 'Les billets pour ce jour sont épuisés.',
  toTickets: 'Voir les billets',
  plannedSets: 'Votre programme',
  plannedCount: (count) => plural('fr', count, { one: `${count} set`, other: `${count} sets` }),
  plannedInReach: (count, total) =>
    `${count} sur ${plural('fr', total, { one: `${total} set`, other: `${total} sets` })} de votre programme aux jours de ces billets`,
};
