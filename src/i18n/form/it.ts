import type { FormPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<FormPhrases> = {
  form: 'Modulo',
  emptyForm: 'Non c’è ancora nulla da compilare.',
  outOf: (point, highest) => `${point} su ${highest}`,
  clearRating: 'Cancella il voto',
  clearChoice: 'Cancella la risposta',
  selectAll: 'Puoi sceglierne più di una.',
  chooseOne: 'Scegli',
  sendForm: 'Invia',
  sendFeedback: 'Invia il tuo parere',
  signUp: 'Iscriviti',
  sendMessage: 'Invia messaggio',
  sendEnquiry: 'Invia richiesta',
  choiceMissing: (label) => `Scegli una risposta per «${label}»`,
  answerTooLong: (label, over) =>
    `Accorcia «${label}» di ` +
    plural('it', over, { one: '1 carattere', other: `${over} caratteri` }),
  tickMissing: (label) => `Spunta “${label}” oppure non indicare il numero`,
  colourOut: (name) => `${name} è esaurito. Scegli un altro colore.`,
  outOption: (name) => `${name} (esaurito)`,
  charactersLeft: (count) =>
    plural('it', count, { one: 'Resta 1 carattere', other: `Restano ${count} caratteri` }),
  chosen: 'Scelti',
  chosenCount: (count) => plural('it', count, { one: '1 scelto', other: `${count} scelti` }),
  removeChoice: (name) => `Togli ${name}`,
  choiceRemoved: (name, count) => `${name}: tolto. Scelti: ${count}`,
  choiceAdded: (name, count) => `${name}: aggiunto. Scelti: ${count}`,
  noChoice: (query) => `Nessun risultato per «${query}».`,
  messageArrived: 'Abbiamo il tuo messaggio',
  enquiryArrived: 'Abbiamo la tua richiesta',
  fillInAgain: 'Compila di nuovo',
  subscribeTitle: 'Ricevi le novità via email',
  subscribeEmail: 'Indirizzo email',
  subscribeName: 'Nome',
  subscribePhone: 'Numero di cellulare',
  subscribePhoneHelp: 'Per le novità via SMS.',
  subscribeTexts: 'Mandatemi le novità anche via SMS',
  subscribeTerms: 'Iscrivendoti accetti di ricevere novità via email.',
};
