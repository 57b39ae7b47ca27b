import { plural } from '../plural.js';
import type { AnnouncementPhrases } from './phrases.js';

export const phrases: Partial<AnnouncementPhrases> = {
  announcements: 'Mitteilungen',
  emptyAnnouncements: 'Noch gibt es keine Mitteilungen. Was geschieht, steht zuerst hier.',
  categoryUpdate: 'Neuigkeit',
  categoryReminder: 'Erinnerung',
  categoryMarketing: 'Angebot',
  categoryOther: 'Hinweis',
  moreAbout: 'Mehr dazu',
  earlierAnnouncements: 'Frühere Mitteilungen',
  newAnnouncements: (count) =>
    plural('de', count, { one: '1 neue Mitteilung', other: `${count} neue Mitteilungen` }),
  dismiss: 'Ausblenden',
};
