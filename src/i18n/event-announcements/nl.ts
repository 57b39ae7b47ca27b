import { plural } from '../plural.js';
import type { AnnouncementPhrases } from './phrases.js';

export const phrases: Partial<AnnouncementPhrases> = {
  announcements: 'Mededelingen',
  emptyAnnouncements: 'Er zijn nog geen mededelingen. Wat er gebeurt, staat hier het eerst.',
  categoryUpdate: 'Nieuws',
  categoryReminder: 'Herinnering',
  categoryMarketing: 'Aanbieding',
  categoryOther: 'Bericht',
  moreAbout: 'Lees meer',
  earlierAnnouncements: 'Eerdere mededelingen',
  newAnnouncements: (count) =>
    plural('nl', count, { one: '1 nieuwe mededeling', other: `${count} nieuwe mededelingen` }),
  dismiss: 'Sluiten',
};
