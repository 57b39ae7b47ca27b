import { checkout } from './fr/checkout.js';
import { form } from './fr/form.js';
import { merch } from './fr/merch.js';
import { tickets } from './fr/tickets.js';
import type { AllPhrases } from './phrases.js';
import { plural } from './plural.js';

export const phrases: AllPhrases = {
  loading: (what) => `Chargement : ${what}`,
  stillLoading: 'C’est plus long que d’habitude.',
  retry: 'Réessayer',
  notFound: 'Il n’y a rien ici pour le moment.',
  unauthorized: 'Ce contenu n’est pas disponible sur cette page pour le moment.',
  forbidden: 'Ce site ne peut pas encore afficher ce contenu.',
  unreachable: 'Le festival est injoignable. Vérifiez votre connexion et réessayez.',
  slow: 'La réponse se fait attendre. Réessayez dans un instant.',
  busy: (seconds) =>
    'Il y a beaucoup de monde. Réessayez ' +
    (seconds
      ? plural('fr', seconds, { one: 'dans une seconde.', other: `dans ${seconds} secondes.` })
      : 'dans un instant.'),
  trouble: 'Un problème est survenu de notre côté. Réessayez dans un instant.',
  unreadable: 'La réponse reçue est illisible. Réessayez dans un instant.',
  missingSettings: (names) => `Pour l’organisateur : veuillez indiquer ${names}.`,
  secretKey: 'Pour l’organisateur : cette clé est secrète. Retirez-la de la page et remplacez-la.',
  stale: (time) => `Dernière mise à jour : ${time}. L’actualisation a échoué pour le moment.`,
  offline: 'Vous êtes hors connexion. Nous réessaierons dès son retour.',
  offlineSince: (time) => `Vous êtes hors connexion. Contenu du ${time}.`,
  updated: (date) => `Mis à jour : ${date}`,
  demo: 'Données de démo',
  demoTitle: 'Contenu inventé pour essayer. Rien de ceci n’est réel.',
  close: 'Fermer',
  opensInNewTab: '(nouvel onglet)',

  lineup: 'Programmation',
  emptyLineup: 'La programmation est encore secrète.',
  emptyLineupHint: 'Les premiers noms apparaîtront ici.',
  toBeAnnounced: 'À annoncer',
  headliners: 'Têtes d’affiche',
  featured: 'À l’affiche',
  setNote: 'Remarque',
  b2b: 'b2b',
  backToBack: 'en back to back avec',
  setName: ({ act, stage, day, start, end }) => `${act}, ${stage}, ${day}, de ${start} à ${end}`,
  aboutArtist: (name) => `À propos de ${name}`,
  noPhoto: (name) => `Pas encore de photo de ${name}`,
  from: 'Origine',
  playsAt: 'Passage',
  allSets: 'Tous les sets',
  biography: 'Biographie',
  links: 'Liens',
  website: 'Site web',
  days: 'Jours',
  stages: 'Scènes',
  genres: 'Genres',
  searchLineup: 'Rechercher dans la programmation',
  setCount: (shown, total) =>
    `${plural('fr', shown, { one: `${shown} set`, other: `${shown} sets` })} sur ${total}`,
  noSets: 'Aucun set ne correspond.',
  clearFilters: 'Effacer les filtres',
  removeFilter: (name) => `Retirer le filtre : ${name}`,
  favourite: (name) => `Favori, ${name}`,
  isFavourite: 'favori',
  myPlan: 'Mon programme',
  emptyPlan: 'Votre programme est vide. Ajoutez-y vos sets favoris.',
  planNotKept: 'Ce navigateur ne garde pas votre programme après votre visite.',
  clashesWith: (name, minutes) => `En même temps que ${name}, ${minutes} min`,
  clashCount: (count) =>
    plural('fr', count, { one: `${count} conflit`, other: `${count} conflits` }),
  view: 'Affichage',
  poster: 'Affiche',
  timetable: 'Horaires',
  list: 'Liste',
  timesIn: (zone) => `Heures : ${zone}`,

  faq: 'Questions et réponses',
  emptyFaq: 'Aucune question n’a encore reçu de réponse ici.',
  showAll: 'Tout afficher',
  hideAll: 'Tout masquer',
  searchQuestions: 'Rechercher dans les questions',
  resultCount: (count) =>
    plural('fr', count, { one: `${count} résultat`, other: `${count} résultats` }),
  noResults: (query) => `Aucun résultat pour « ${query} ».`,
  copyLink: 'Copier le lien',
  linkCopied: 'Lien copié',
  table: 'Tableau',
  ...checkout,
  ...form,
  ...merch,
  ...tickets,
};
