import { plural } from '../plural.js';
import type { SchedulePhrases } from './phrases.js';

export const phrases: Partial<SchedulePhrases> = {
  isFavourite: 'favori',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  fitAll: 'Tout voir',
  goToStage: 'Aller à la scène',
  timesToCome: 'Horaire à venir',
  onNow: 'En ce moment',
  upNext: 'Ensuite',
  jumpToNow: 'Aller à maintenant',
  zoneNote: (zone) => `Heures : ${zone}`,
  until: (time) => `jusqu’à ${time}`,
  filters: 'Filtrer',
  skipLineup: 'Passer la programmation',
  endOfLineup: 'Fin de la programmation',
  movedFrom: (before) => `Déplacé, avant\u00a0: ${before}`,
  setMoved: (name, now) => `${name} a été déplacé\u00a0: ${now}.`,
  freeTime: (duration) => `${duration} libre`,
  saveToCalendar: 'Ajouter au calendrier',
  calendarDownload: 'Fichier calendrier',
  share: 'Partager',
  sharePlan: 'Partager mon programme',
  printPlan: 'Imprimer',
  shareCopied: 'Lien copié',
  sharedPlan: (count) =>
    'Un programme partagé avec vous : ' +
    plural('fr', count, { one: '1 set', other: `${count} sets` }),
  saveSharedPlan: 'Ajouter au mien',
  planSaved: 'Ajouté à votre programme',
  leaveSharedPlan: 'Fermer ce programme',
  playsWith: 'Joue avec',
  setCount: (shown, total) =>
    `${plural('fr', shown, { one: `${shown} set`, other: `${shown} sets` })} sur ${total}`,
  noSets: 'Aucun set ne correspond.',
  clearSearch: 'Effacer la recherche',
  clearFilters: 'Effacer les filtres',
  removeFilter: (name) => `Retirer le filtre : ${name}`,
  favourite: (name) => `Favori, ${name}`,
  myPlan: 'Mon programme',
  emptyPlan: 'Votre programme est vide. Ajoutez-y vos sets favoris.',
  planNotKept: 'Ce navigateur ne garde pas votre programme après votre visite.',
  clashesWith: (name, minutes) => `En même temps que ${name}, ${minutes} min`,
  clashCount: (count) =>
    plural('fr', count, { one: `${count} conflit`, other: `${count} conflits` }),
};
