import type { FormPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<FormPhrases> = {
  form: 'Formular',
  emptyForm: 'Hier gibt es noch nichts auszufüllen.',
  outOf: (point, highest) => `${point} von ${highest}`,
  clearRating: 'Bewertung löschen',
  clearChoice: 'Antwort löschen',
  selectAll: 'Mehrere Antworten sind möglich.',
  chooseOne: 'Bitte auswählen',
  sendForm: 'Absenden',
  sendFeedback: 'Feedback senden',
  signUp: 'Anmelden',
  sendMessage: 'Nachricht senden',
  sendEnquiry: 'Anfrage senden',
  choiceMissing: (label) => `Bitte bei „${label}“ etwas auswählen`,
  answerTooLong: (label, over) =>
    `„${label}“ bitte um ` +
    plural('de', over, { one: '1 Zeichen', other: `${over} Zeichen` }) +
    ' kürzen',
  tickMissing: (label) => `Bitte „${label}“ ankreuzen oder die Nummer weglassen`,
  colourOut: (name) => `${name} ist ausverkauft. Bitte eine andere Farbe auswählen.`,
  outOption: (name) => `${name} (ausverkauft)`,
  charactersLeft: (count) =>
    plural('de', count, { one: 'Noch 1 Zeichen frei', other: `Noch ${count} Zeichen frei` }),
  chosen: 'Ausgewählt',
  chosenCount: (count) => `${count} ausgewählt`,
  removeChoice: (name) => `${name} entfernen`,
  choiceRemoved: (name, count) => `${name} entfernt, ${count} ausgewählt`,
  choiceAdded: (name, count) => `${name} hinzugefügt, ${count} ausgewählt`,
  noChoice: (query) => `Nichts gefunden zu „${query}“.`,
  messageArrived: 'Die Nachricht ist angekommen',
  enquiryArrived: 'Die Anfrage ist angekommen',
  fillInAgain: 'Noch einmal ausfüllen',
  subscribeTitle: 'Neuigkeiten per E-\u2060Mail',
  subscribeEmail: 'E-Mail-Adresse',
  subscribeName: 'Vorname',
  subscribePhone: 'Handynummer',
  subscribePhoneHelp: 'Für Neuigkeiten per SMS.',
  subscribeTexts: 'Schickt mir Neuigkeiten auch per SMS',
  subscribeTerms: 'Mit der Anmeldung stimme ich zu, Neuigkeiten per E-\u2060Mail zu bekommen.',
};
