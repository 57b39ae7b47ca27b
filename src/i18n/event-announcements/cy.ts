import type { AnnouncementPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<AnnouncementPhrases> = {
  announcements: 'Cyhoeddiadau',
  emptyAnnouncements: 'Does dim wedi’i gyhoeddi eto. Bydd y newyddion diweddaraf yma gyntaf.',
  categoryUpdate: 'Diweddariad',
  categoryReminder: 'Nodyn atgoffa',
  categoryMarketing: 'Cynnig',
  categoryOther: 'Hysbysiad',
  moreAbout: 'Darllen mwy',
  earlierAnnouncements: 'Cyhoeddiadau cynharach',
  newAnnouncements: (count) =>
    plural('cy', count, {
      one: '1 cyhoeddiad newydd',
      two: `${count} gyhoeddiad newydd`,
      few: `${count} chyhoeddiad newydd`,
      many: `${count} chyhoeddiad newydd`,
      other: `${count} cyhoeddiad newydd`,
    }),
  dismiss: 'Cau’r cyhoeddiad',
};
