import { plural } from '../plural.js';
import type { AnnouncementPhrases } from './phrases.js';

export const phrases: Partial<AnnouncementPhrases> = {
  announcements: 'Annonces',
  emptyAnnouncements: 'Rien n’a encore été annoncé. Ce qui se passe paraîtra d’abord ici.',
  categoryUpdate: 'Info',
  categoryReminder: 'Rappel',
  categoryMarketing: 'Offre',
  categoryOther: 'Avis',
  moreAbout: 'En savoir plus',
  earlierAnnouncements: 'Annonces précédentes',
  newAnnouncements: (count) =>
    plural('fr', count, { one: `${count} nouvelle annonce`, other: `${count} nouvelles annonces` }),
  dismiss: 'Masquer',
};
