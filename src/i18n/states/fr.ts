import type { StatePhrases } from './phrases.js';
import { plural } from '../plural.js';

const inSeconds = (seconds: number) =>
  plural('fr', seconds, { one: 'dans une seconde.', other: `dans ${seconds} secondes.` });

export const phrases: Partial<StatePhrases> = {
  loading: (what) => `Chargement : ${what}`,
  stillLoading: 'C’est plus long que d’habitude.',
  retry: 'Réessayer',
  notFound: 'Il n’y a rien ici pour le moment.',
  unauthorized: 'Ce contenu n’est pas disponible sur cette page pour le moment.',
  forbidden: 'Ce site ne peut pas encore afficher ce contenu.',
  unreachable: 'Le festival est injoignable. Vérifiez votre connexion et réessayez.',
  slow: 'La réponse se fait attendre. Réessayez dans un instant.',
  busy: (seconds) =>
    `Il y a beaucoup de monde. Réessayez ${seconds ? inSeconds(seconds) : 'dans un instant.'}`,
  retryIn: (seconds) => `Il y a beaucoup de monde. Nouvel essai automatique ${inSeconds(seconds)}`,
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
};
