import type { AnnouncementPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<AnnouncementPhrases> = {
  announcements: 'Meddelanden',
  emptyAnnouncements: 'Inget har meddelats än. Det som händer visas först här.',
  categoryUpdate: 'Uppdatering',
  categoryReminder: 'Påminnelse',
  categoryMarketing: 'Erbjudande',
  categoryOther: 'Information',
  moreAbout: 'Läs mer',
  earlierAnnouncements: 'Tidigare meddelanden',
  newAnnouncements: (count) =>
    plural('sv', count, { one: '1 nytt meddelande', other: `${count} nya meddelanden` }),
  dismiss: 'Stäng meddelandet',
};
