import type { NeighbourPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const neighbours: NeighbourPhrases = {
  ticketsForDay: 'Tickets for this day:',
  dayIsSoldOut: 'Tickets for this day are sold out.',
  toTickets: 'See the tickets',
  plannedSets: 'Your plan',
  plannedCount: (count) => plural('en', count, { one: '1 set', other: `${count} sets` }),
  plannedInReach: (count, total) =>
    `${count} of ${plural('en', total, { one: 'the 1 set', other: `the ${total} sets` })} in your plan on the days of these tickets`,
};
