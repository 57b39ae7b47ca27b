import type { EventsPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<EventsPhrases> = {
  upcomingEvents: 'الفعاليات القادمة',
  emptyEvents: 'نعمل على المواعيد القادمة، وستظهر هنا.',
  priceFrom: (price) => `ابتداءً من ${price}`,
  freeEvent: 'مجاني',
  eventSoldOut: 'نفدت التذاكر',
  laterEvents: 'سيُعلن الموعد لاحقًا',
  moreEvents: 'المزيد من الفعاليات',
  eventsShown: (count) =>
    plural('ar', count, {
      zero: 'لا فعاليات',
      one: 'فعالية واحدة',
      two: 'فعاليتان',
      few: `${count} فعاليات`,
      other: `${count} فعالية`,
    }),
  linksOf: (name) => `${name} على الإنترنت`,
  ownWebsite: 'الموقع الإلكتروني',
};
