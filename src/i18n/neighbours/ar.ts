import type { NeighbourPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<NeighbourPhrases> = {
  ticketsForDay: 'تذاكر هذا اليوم:',
  dayIsSoldOut: 'نفدت تذاكر هذا اليوم.',
  toTickets: 'عرض التذاكر',
  plannedSets: 'خطتك',
  plannedCount: (count) =>
    plural('ar', count, {
      zero: 'لا عروض',
      one: 'عرض واحد',
      two: 'عرضان',
      few: `${count} عروض`,
      many: `${count} عرضًا`,
      other: `${count} عرض`,
    }),
  plannedInReach: (count, total) => `${count} من أصل ${total} من عروض خطتك في أيام هذه التذاكر`,
};
