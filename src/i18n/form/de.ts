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
  answerMissing: (label) => `Bitte „${label}“ ausfüllen`,
  choiceMissing: (label) => `Bitte bei „${label}“ etwas auswählen`,
  answerTooLong: (label, over) =>
    `„${label}“ bitte um ` +
    plural('de', over, { one: '1 Zeichen', other: `${over} Zeichen` }) +
    ' kürzen',
  answerRefused: (label) => `Bitte die Antwort zu „${label}“ prüfen`,
  tickMissing: (label) => `Bitte „${label}“ ankreuzen oder die Nummer weglassen`,
  colourOut: (name) => `${name} ist ausverkauft. Bitte eine andere Farbe auswählen.`,
  outOption: (name) => `${name} (ausverkauft)`,
  charactersLeft: (count) =>
    plural('de', count, { one: 'Noch 1 Zeichen frei', other: `Noch ${count} Zeichen frei` }),
  checkAnswers: 'Bitte die Antworten prüfen',
  answersRefused: 'Etwas darin wurde nicht angenommen. Bitte durchsehen und noch einmal absenden.',
  sendingForm: 'Wird gesendet',
  formClosed: 'Dieses Formular ist im Moment geschlossen.',
  formRefused: 'Von dieser Seite aus lässt sich das Formular gerade nicht absenden.',
  tryAgainIn: (count) =>
    'Gerade sind sehr viele hier. Bitte ' +
    plural('de', count, { one: 'in einer Sekunde', other: `in ${count} Sekunden` }) +
    ' noch einmal versuchen.',
  formOffline: 'Keine Verbindung.',
  answersKept: 'Alle Antworten sind noch da.',
  unheard: 'Wir haben keine Antwort bekommen',
  unheardText:
    'Vielleicht ist alles angekommen, doch die Verbindung brach ab, bevor wir es wussten. Wer noch einmal sendet, sendet womöglich doppelt.',
  sendAgain: 'Noch einmal senden',
  doNotSend: 'Nicht noch einmal senden',
  chosen: 'Ausgewählt',
  chosenCount: (count) => `${count} ausgewählt`,
  removeChoice: (name) => `${name} entfernen`,
  choiceRemoved: (name, count) => `${name} entfernt, ${count} ausgewählt`,
  choiceAdded: (name, count) => `${name} hinzugefügt, ${count} ausgewählt`,
  noChoice: (query) => `Nichts gefunden zu „${query}“.`,
  thanks: 'Vielen Dank',
  thanksText: 'Die Antworten sind angekommen.',
  messageArrived: 'Die Nachricht ist angekommen',
  enquiryArrived: 'Die Anfrage ist angekommen',
  fillInAgain: 'Noch einmal ausfüllen',
  checkInbox: 'Bitte ins Postfach schauen',
  linkSent: (address) =>
    `Ein Link ist unterwegs${address ? ` an ${address}` : ''}. Mit einem Klick darauf ist die E-Mail-Adresse bestätigt.`,
  lookInSpam: 'Nichts da? Vielleicht liegt sie beim Spam, sonst schicken wir noch eine.',
  resendEmail: 'Noch eine E-Mail senden',
  emailResent: 'Eine weitere E-Mail ist unterwegs.',
  emailFailed: 'Die E-Mail ließ sich nicht senden',
  emailFailedText:
    'Die Antworten sind angekommen, aber die E-Mail-Adresse ist noch nicht bestätigt.',
  onTheList: 'Auf der Liste',
  onTheListText: 'Es gibt nichts mehr zu bestätigen.',
  codeTitle: 'Nummer bestätigen',
  codeSent: (hint) => `Ein Code ist per SMS unterwegs${hint ? ` an ${hint}` : ''}.`,
  textSent: (hint) => `Eine SMS ist unterwegs${hint ? ` an ${hint}` : ''}.`,
  codeLabel: 'Code aus der SMS',
  confirmNumber: 'Nummer bestätigen',
  resendCode: 'Noch einen Code senden',
  codeResent: 'Ein weiterer Code ist unterwegs.',
  resendIn: (count) =>
    'Wieder möglich ' +
    plural('de', count, { one: 'in einer Sekunde', other: `in ${count} Sekunden` }) +
    '.',
  changeNumber: 'Nummer ändern',
  newNumber: 'Handynummer',
  textCode: 'Code per SMS senden',
  textedCodeMissing: 'Bitte den Code aus der SMS eingeben',
  numberMissing: 'Bitte die Handynummer eingeben',
  wrongCode: 'Das ist nicht der Code. Bitte in der neuesten SMS nachsehen.',
  expiredCode: 'Dieser Code ist zu alt. Bitte einen neuen anfordern.',
  tooManyCodes: 'Das war ein Versuch zu viel. Bitte später einen neuen Code anfordern.',
  codeRefused:
    'Dieser Code wurde nicht angenommen. Bitte in der neuesten SMS nachsehen oder einen neuen anfordern.',
  codePassedOn: 'Der Code ist weitergegeben. Wenn er stimmt, ist die Nummer bestätigt.',
  numberRefused: 'Diese Nummer wurde nicht angenommen. Bitte prüfen und noch einmal versuchen.',
  signupUnknown:
    'Das ging von hier aus nicht. Für eine weitere Nachricht bitte die Seite neu laden und noch einmal anmelden.',
  numberConfirmed: 'Die Nummer ist bestätigt',
  phoneFailed: 'An diese Nummer ließ sich keine SMS senden.',
  phoneUnavailable: 'SMS lassen sich im Moment nicht senden.',
  subscribeTitle: 'Neuigkeiten per E-Mail',
  subscribeEmail: 'E-Mail-Adresse',
  subscribeName: 'Vorname',
  subscribePhone: 'Handynummer',
  subscribePhoneHelp: 'Für Neuigkeiten per SMS.',
  subscribeTexts: 'Schickt mir Neuigkeiten auch per SMS',
  subscribeTerms: 'Mit der Anmeldung stimme ich zu, Neuigkeiten per E-Mail zu bekommen.',
};
