import type { NeighbourPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<NeighbourPhrases> = {
  ticketsForDay: 'Biljetter för den här dagen:',
  dayIsSoldOut: 'Biljetterna för den här dagen är slutsålda.',
  toTickets: 'Se biljetterna',
  plannedSets: 'Din plan',
  plannedCount: (count) => plural('sv', count, { one: '1 spelning', other: `${count} spelningar` }),
  plannedInReach: (count, total) =>
    `${count} av ${plural('sv', total, { one: '1 spelning', other: `${total} spelningar` })} i din plan på dagarna för de här biljetterna`,
};
