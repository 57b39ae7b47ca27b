import type { FormPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<FormPhrases> = {
  form: 'Formulier',
  emptyForm: 'Er is nog niets om in te vullen.',
  outOf: (point, highest) => `${point} van ${highest}`,
  clearRating: 'Beoordeling wissen',
  clearChoice: 'Antwoord wissen',
  selectAll: 'Je kunt er meer dan één kiezen.',
  chooseOne: 'Maak een keuze',
  sendForm: 'Versturen',
  sendFeedback: 'Feedback versturen',
  signUp: 'Aanmelden',
  sendMessage: 'Bericht versturen',
  sendEnquiry: 'Aanvraag versturen',
  choiceMissing: (label) => `Kies een antwoord bij ‘${label}’`,
  answerTooLong: (label, over) =>
    `Maak ‘${label}’ ` +
    plural('nl', over, { one: '1 teken', other: `${over} tekens` }) +
    ' korter',
  tickMissing: (label) => `Vink “${label}” aan of laat het nummer weg`,
  colourOut: (name) => `${name} is uitverkocht. Kies een andere kleur.`,
  outOption: (name) => `${name} (uitverkocht)`,
  charactersLeft: (count) =>
    plural('nl', count, { one: 'Nog 1 teken', other: `Nog ${count} tekens` }),
  chosen: 'Gekozen',
  chosenCount: (count) => `${count} gekozen`,
  removeChoice: (name) => `${name} verwijderen`,
  choiceRemoved: (name, count) => `${name} verwijderd, ${count} gekozen`,
  choiceAdded: (name, count) => `${name} toegevoegd, ${count} gekozen`,
  noChoice: (query) => `Niets gevonden voor ‘${query}’.`,
  messageArrived: 'We hebben je bericht',
  enquiryArrived: 'We hebben je aanvraag',
  fillInAgain: 'Opnieuw invullen',
  subscribeTitle: 'Nieuws per e-\u2060mail',
  subscribeEmail: 'E-mailadres',
  subscribeName: 'Voornaam',
  subscribePhone: 'Mobiel nummer',
  subscribePhoneHelp: 'Voor nieuws per sms.',
  subscribeTexts: 'Stuur me ook nieuws per sms',
  subscribeTerms: 'Door je aan te melden ga je akkoord met nieuws per e-\u2060mail.',
};
