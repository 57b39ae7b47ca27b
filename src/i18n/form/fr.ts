import type { FormPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<FormPhrases> = {
  form: 'Formulaire',
  emptyForm: 'Il n’y a encore rien à remplir.',
  outOf: (point, highest) => `${point} sur ${highest}`,
  clearRating: 'Effacer la note',
  clearChoice: 'Effacer la réponse',
  selectAll: 'Plusieurs réponses possibles.',
  chooseOne: 'Choisir',
  sendForm: 'Envoyer',
  sendFeedback: 'Envoyer mon avis',
  signUp: 'S’inscrire',
  sendMessage: 'Envoyer le message',
  sendEnquiry: 'Envoyer la demande',
  choiceMissing: (label) => `Choisissez une réponse à « ${label} »`,
  answerTooLong: (label, over) =>
    `Raccourcissez « ${label} » de ` +
    plural('fr', over, { one: '1 caractère', other: `${over} caractères` }),
  tickMissing: (label) => `Cochez « ${label} » ou n’indiquez pas de numéro`,
  colourOut: (name) => `${name} est épuisé. Choisissez une autre couleur.`,
  outOption: (name) => `${name} (épuisé)`,
  charactersLeft: (count) =>
    plural('fr', count, {
      one: `${count} caractère restant`,
      other: `${count} caractères restants`,
    }),
  chosen: 'Choix',
  chosenCount: (count) =>
    plural('fr', count, { one: `${count} choisi`, other: `${count} choisis` }),
  removeChoice: (name) => `Retirer ${name}`,
  choiceRemoved: (name, count) => `${name} retiré, choix : ${count}`,
  choiceAdded: (name, count) => `${name} ajouté, choix : ${count}`,
  noChoice: (query) => `Rien trouvé pour « ${query} ».`,
  messageArrived: 'Nous avons votre message',
  enquiryArrived: 'Nous avons votre demande',
  fillInAgain: 'Remplir à nouveau',
  subscribeTitle: 'Recevez les nouvelles par e-\u2060mail',
  subscribeEmail: 'Adresse e-mail',
  subscribeName: 'Prénom',
  subscribePhone: 'Numéro de portable',
  subscribePhoneHelp: 'Pour les nouvelles par SMS.',
  subscribeTexts: 'Envoyez-moi aussi les nouvelles par SMS',
  subscribeTerms: 'En vous inscrivant, vous acceptez de recevoir des nouvelles par e-\u2060mail.',
};
