import type { AnnouncementPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<AnnouncementPhrases> = {
  announcements: 'Meddelelser',
  emptyAnnouncements: 'Intet er meldt ud endnu. Det, der sker, står her først.',
  categoryUpdate: 'Opdatering',
  categoryReminder: 'Påmindelse',
  categoryMarketing: 'Tilbud',
  categoryOther: 'Besked',
  moreAbout: 'Læs mere',
  earlierAnnouncements: 'Tidligere meddelelser',
  newAnnouncements: (count) =>
    plural('da', count, { one: '1 ny meddelelse', other: `${count} nye meddelelser` }),
  dismiss: 'Luk meddelelsen',
};
