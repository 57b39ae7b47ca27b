import type { NeighbourPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<NeighbourPhrases> = {
  ticketsForDay: 'Bilety na ten dzień:',
  dayIsSoldOut: 'Bilety na ten dzień są wyprzedane.',
  toTickets: 'Zobacz bilety',
  plannedSets: 'Twój plan',
  plannedCount: (count) =>
    plural('pl', count, {
      one: '1 koncert',
      few: `${count} koncerty`,
      many: `${count} koncertów`,
      other: `${count} koncertu`,
    }),
  plannedInReach: (count, total) =>
    `${count} z ${plural('pl', total, { one: '1 koncertu', other: `${total} koncertów` })} z Twojego planu w dniach tych biletów`,
};
