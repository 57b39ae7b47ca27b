import type { SignupPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<SignupPhrases> = {
  answerMissing: (label) => `Bitte „${label}“ ausfüllen`,
  answerRefused: (label) => `Bitte die Antwort zu „${label}“ prüfen`,
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
  thanks: 'Vielen Dank',
  thanksText: 'Die Antworten sind angekommen.',
  checkInbox: 'Bitte ins Postfach schauen',
  linkSent: (address) =>
    `Ein Link ist unterwegs${address ? ` an ${address}` : ''}. Mit einem Klick darauf ist die E-\u2060Mail-\u2060Adresse bestätigt.`,
  lookInSpam: 'Nichts da? Vielleicht liegt sie beim Spam, sonst schicken wir noch eine.',
  resendEmail: 'Noch eine E-Mail senden',
  emailResent: 'Eine weitere E-\u2060Mail ist unterwegs.',
  emailFailed: 'Die E-\u2060Mail ließ sich nicht senden',
  emailFailedText:
    'Die Antworten sind angekommen, aber die E-\u2060Mail-\u2060Adresse ist noch nicht bestätigt.',
  onTheList: 'Auf der Liste',
  onTheListText: 'Es gibt nichts mehr zu bestätigen.',
  phoneUnconfirmed: 'Deine Nummer ist noch nicht bestätigt.',
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
};
