import type { AnnouncementPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<AnnouncementPhrases> = {
  announcements: 'Kunngjøringer',
  emptyAnnouncements: 'Ingenting er kunngjort ennå. Det som skjer, står her først.',
  categoryUpdate: 'Oppdatering',
  categoryReminder: 'Påminnelse',
  categoryMarketing: 'Tilbud',
  categoryOther: 'Beskjed',
  moreAbout: 'Les mer',
  earlierAnnouncements: 'Tidligere kunngjøringer',
  newAnnouncements: (count) =>
    plural('nb', count, { one: '1 ny kunngjøring', other: `${count} nye kunngjøringer` }),
  dismiss: 'Lukk kunngjøringen',
};
