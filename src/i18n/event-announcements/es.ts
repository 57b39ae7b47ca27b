import { plural } from '../plural.js';
import type { AnnouncementPhrases } from './phrases.js';

export const phrases: Partial<AnnouncementPhrases> = {
  announcements: 'Avisos',
  emptyAnnouncements: 'Todavía no hay avisos. Lo que ocurra aparecerá primero aquí.',
  categoryUpdate: 'Novedad',
  categoryReminder: 'Recordatorio',
  categoryMarketing: 'Oferta',
  categoryOther: 'Aviso',
  moreAbout: 'Saber más',
  earlierAnnouncements: 'Avisos anteriores',
  newAnnouncements: (count) =>
    plural('es', count, { one: '1 aviso nuevo', other: `${count} avisos nuevos` }),
  dismiss: 'Ocultar',
};
