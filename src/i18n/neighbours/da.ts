import type { NeighbourPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<NeighbourPhrases> = {
  ticketsForDay: 'Billetter til denne dag:',
  dayIsSoldOut: 'Billetterne til denne dag er udsolgt.',
  toTickets: 'Se billetterne',
  plannedSets: 'Din plan',
  plannedCount: (count) => plural('da', count, { one: '1 koncert', other: `${count} koncerter` }),
  plannedInReach: (count, total) =>
    `${count} af ${plural('da', total, { one: '1 koncert', other: `${total} koncerter` })} i din plan på dagene for disse billetter`,
};
