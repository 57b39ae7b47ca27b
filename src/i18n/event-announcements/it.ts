import { plural } from '../plural.js';
import type { AnnouncementPhrases } from './phrases.js';

export const phrases: Partial<AnnouncementPhrases> = {
  announcements: 'Annunci',
  emptyAnnouncements: 'Non ci sono ancora annunci. Ciò che accade comparirà prima qui.',
  categoryUpdate: 'Novità',
  categoryReminder: 'Promemoria',
  categoryMarketing: 'Offerta',
  categoryOther: 'Avviso',
  moreAbout: 'Scopri di più',
  earlierAnnouncements: 'Annunci precedenti',
  newAnnouncements: (count) =>
    plural('it', count, { one: '1 nuovo annuncio', other: `${count} nuovi annunci` }),
  dismiss: 'Nascondi',
};
