import { plural } from '../plural.js';
import type { AnnouncementPhrases } from './phrases.js';

export const phrases: Partial<AnnouncementPhrases> = {
  announcements: 'الإعلانات',
  emptyAnnouncements: 'لا توجد إعلانات بعد. كل جديد سيظهر هنا أولًا.',
  categoryUpdate: 'تحديث',
  categoryReminder: 'تذكير',
  categoryMarketing: 'عرض',
  categoryOther: 'إشعار',
  moreAbout: 'المزيد',
  earlierAnnouncements: 'إعلانات سابقة',
  newAnnouncements: (count) =>
    plural('ar', count, {
      zero: 'لا إعلانات جديدة',
      one: 'إعلان جديد واحد',
      two: 'إعلانان جديدان',
      few: `${count} إعلانات جديدة`,
      many: `${count} إعلانًا جديدًا`,
      other: `${count} إعلان جديد`,
    }),
  dismiss: 'إخفاء',
};
