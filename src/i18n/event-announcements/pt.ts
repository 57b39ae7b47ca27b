import { plural } from '../plural.js';
import type { AnnouncementPhrases } from './phrases.js';

export const phrases: Partial<AnnouncementPhrases> = {
  announcements: 'Avisos',
  emptyAnnouncements: 'Ainda não há avisos. O que acontecer aparecerá primeiro aqui.',
  categoryUpdate: 'Novidade',
  categoryReminder: 'Lembrete',
  categoryMarketing: 'Oferta',
  categoryOther: 'Aviso',
  moreAbout: 'Saber mais',
  earlierAnnouncements: 'Avisos anteriores',
  newAnnouncements: (count) =>
    plural('pt', count, { one: '1 aviso novo', other: `${count} avisos novos` }),
  dismiss: 'Ocultar',
};
