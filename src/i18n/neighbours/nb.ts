import type { NeighbourPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<NeighbourPhrases> = {
  ticketsForDay: 'Billetter til denne dagen:',
  dayIsSoldOut: 'Billettene til denne dagen er utsolgt.',
  toTickets: 'Se billettene',
  plannedSets: 'Planen din',
  plannedCount: (count) => plural('nb', count, { one: '1 konsert', other: `${count} konserter` }),
  plannedInReach: (count, total) =>
    `${count} av ${plural('nb', total, { one: '1 konsert', other: `${total} konserter` })} i planen din på dagene for disse billettene`,
};
