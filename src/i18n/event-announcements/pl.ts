import { plural } from '../plural.js';
import type { AnnouncementPhrases } from './phrases.js';

export const phrases: Partial<AnnouncementPhrases> = {
  announcements: 'Ogłoszenia',
  emptyAnnouncements:
    'Nie ma jeszcze ogłoszeń. Wszystko, co się wydarzy, pojawi się najpierw tutaj.',
  categoryUpdate: 'Aktualizacja',
  categoryReminder: 'Przypomnienie',
  categoryMarketing: 'Oferta',
  categoryOther: 'Ogłoszenie',
  moreAbout: 'Więcej',
  earlierAnnouncements: 'Wcześniejsze ogłoszenia',
  newAnnouncements: (count) =>
    plural('pl', count, {
      one: '1 nowe ogłoszenie',
      few: `${count} nowe ogłoszenia`,
      many: `${count} nowych ogłoszeń`,
      other: `${count} nowego ogłoszenia`,
    }),
  dismiss: 'Ukryj',
};
