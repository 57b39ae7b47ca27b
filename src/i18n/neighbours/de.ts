import type { NeighbourPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<NeighbourPhrases> = {
  ticketsForDay: 'Tickets für diesen Tag:',
  dayIsSoldOut: 'Die Tickets für diesen Tag sind ausverkauft.',
  toTickets: 'Zu den Tickets',
  plannedSets: 'Dein Plan',
  plannedCount: (count) => plural('de', count, { one: '1 Set', other: `${count} Sets` }),
  plannedInReach: (count, total) =>
    `${count} von ${plural('de', total, { one: '1 Set', other: `${total} Sets` })} deines Plans an den Tagen dieser Tickets`,
};
