import type { NeighbourPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<NeighbourPhrases> = {
  ticketsForDay: 'Tickets voor deze dag:',
  dayIsSoldOut: 'De tickets voor deze dag zijn uitverkocht.',
  toTickets: 'Naar de tickets',
  plannedSets: 'Je plan',
  plannedCount: (count) => plural('nl', count, { one: '1 optreden', other: `${count} optredens` }),
  plannedInReach: (count, total) =>
    `${count} van ${plural('nl', total, { one: '1 optreden', other: `${total} optredens` })} uit je plan op de dagen van deze tickets`,
};
