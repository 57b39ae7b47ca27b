import type { SignupPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<SignupPhrases> = {
  answerMissing: (label) => `Remplissez « ${label} »`,
  answerRefused: (label) => `Vérifiez votre réponse à « ${label} »`,
  checkAnswers: 'Vérifiez vos réponses',
  answersRefused: 'Quelque chose n’a pas été accepté. Relisez vos réponses et renvoyez-les.',
  sendingForm: 'Envoi en cours',
  formClosed: 'Ce formulaire est fermé pour le moment.',
  formRefused: 'Ce formulaire ne peut pas être envoyé depuis cette page pour le moment.',
  tryAgainIn: (count) =>
    'Il y a beaucoup de monde. Réessayez dans ' +
    plural('fr', count, { one: `${count} seconde`, other: `${count} secondes` }) +
    '.',
  formOffline: 'Vous êtes hors ligne.',
  answersKept: 'Vos réponses sont toujours là.',
  unheard: 'Nous n’avons pas eu de réponse',
  unheardText:
    'Vos réponses sont peut-être arrivées, mais la connexion a été coupée avant que nous le sachions. Si vous les renvoyez, elles arriveront peut-être deux fois.',
  sendAgain: 'Renvoyer',
  doNotSend: 'Ne pas renvoyer',
  thanks: 'Merci',
  thanksText: 'Vos réponses sont arrivées.',
  checkInbox: 'Consultez votre messagerie',
  linkSent: (address) =>
    `Nous avons envoyé un lien${address ? ` à ${address}` : ''}. Ouvrez-le pour confirmer votre adresse e-\u2060mail.`,
  lookInSpam: 'Rien reçu ? Regardez dans les indésirables ou demandez un autre e-\u2060mail.',
  resendEmail: 'Envoyer un autre e-mail',
  emailResent: 'Un autre e-\u2060mail est en route.',
  emailFailed: 'Nous n’avons pas pu vous envoyer d’e-\u2060mail',
  emailFailedText:
    'Vos réponses sont arrivées, mais votre adresse e-\u2060mail n’est pas encore confirmée.',
  onTheList: 'Vous êtes sur la liste',
  onTheListText: 'Il n’y a plus rien à confirmer.',
  phoneUnconfirmed: 'Votre numéro n’est pas encore confirmé.',
  codeTitle: 'Confirmez votre numéro',
  codeSent: (hint) => `Nous avons envoyé un code par SMS${hint ? ` au ${hint}` : ''}.`,
  textSent: (hint) => `Nous avons envoyé un SMS${hint ? ` au ${hint}` : ''}.`,
  codeLabel: 'Code reçu par SMS',
  confirmNumber: 'Confirmer le numéro',
  resendCode: 'Envoyer un autre code',
  codeResent: 'Un autre code est en route.',
  resendIn: (count) =>
    'Possible à nouveau dans ' +
    plural('fr', count, { one: `${count} seconde`, other: `${count} secondes` }) +
    '.',
  changeNumber: 'Changer de numéro',
  newNumber: 'Numéro de portable',
  textCode: 'M’envoyer un code',
  textedCodeMissing: 'Saisissez le code reçu par SMS',
  numberMissing: 'Saisissez votre numéro de portable',
  wrongCode: 'Ce n’est pas le bon code. Regardez le SMS le plus récent.',
  expiredCode: 'Ce code est trop ancien. Demandez-en un autre.',
  tooManyCodes: 'Trop d’essais. Demandez un autre code un peu plus tard.',
  codeRefused:
    'Ce code n’a pas été accepté. Regardez le SMS le plus récent ou demandez un autre code.',
  codePassedOn: 'Nous avons transmis votre code. S’il est bon, votre numéro est confirmé.',
  numberRefused: 'Ce numéro n’a pas été accepté. Vérifiez-le et réessayez.',
  signupUnknown:
    'Cela n’a pas marché d’ici. Pour recevoir un autre message, rechargez la page et inscrivez-vous à nouveau.',
  numberConfirmed: 'Votre numéro est confirmé',
  phoneFailed: 'Nous n’avons pas pu envoyer de SMS à votre numéro.',
  phoneUnavailable: 'Nous ne pouvons pas envoyer de SMS pour le moment.',
};
