import type { FaqPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<FaqPhrases> = {
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
  askDuringOrder: 'Une question sur votre commande ?',
  returnToOrder: 'Revenir à la commande',
};
