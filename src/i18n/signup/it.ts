import type { SignupPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<SignupPhrases> = {
  answerMissing: (label) => `Compila «${label}»`,
  answerRefused: (label) => `Controlla la risposta a «${label}»`,
  checkAnswers: 'Controlla le risposte',
  answersRefused: 'Qualcosa non è stato accettato. Rivedi le risposte e inviale di nuovo.',
  sendingForm: 'Invio in corso',
  formClosed: 'Questo modulo al momento è chiuso.',
  formRefused: 'Al momento il modulo non può essere inviato da questa pagina.',
  tryAgainIn: (count) =>
    'Siete in tanti. Riprova tra ' +
    plural('it', count, { one: '1 secondo', other: `${count} secondi` }) +
    '.',
  formOffline: 'Sei offline.',
  answersKept: 'Le tue risposte sono ancora qui.',
  unheard: 'Non abbiamo ricevuto risposta',
  unheardText:
    'Forse le tue risposte sono arrivate, ma la connessione è caduta prima di saperlo. Se le invii di nuovo, potrebbero arrivare due volte.',
  sendAgain: 'Invia di nuovo',
  doNotSend: 'Non inviare di nuovo',
  thanks: 'Grazie',
  thanksText: 'Le tue risposte sono arrivate.',
  checkInbox: 'Controlla la posta',
  linkSent: (address) =>
    `Abbiamo inviato un link${address ? ` a ${address}` : ''}. Aprilo per confermare il tuo indirizzo email.`,
  lookInSpam: 'Non c’è? Guarda nello spam o chiedine un’altra.',
  resendEmail: 'Invia un’altra email',
  emailResent: 'Un’altra email è in arrivo.',
  emailFailed: 'Non siamo riusciti a inviarti l’email',
  emailFailedText:
    'Le tue risposte sono arrivate, ma il tuo indirizzo email non è ancora confermato.',
  onTheList: 'Sei nella lista',
  onTheListText: 'Non resta nulla da confermare.',
  phoneUnconfirmed: 'Il tuo numero non è ancora confermato.',
  codeTitle: 'Conferma il tuo numero',
  codeSent: (hint) => `Abbiamo inviato un codice via SMS${hint ? ` al ${hint}` : ''}.`,
  textSent: (hint) => `Abbiamo inviato un SMS${hint ? ` al ${hint}` : ''}.`,
  codeLabel: 'Codice ricevuto via SMS',
  confirmNumber: 'Conferma numero',
  resendCode: 'Invia un altro codice',
  codeResent: 'Un altro codice è in arrivo.',
  resendIn: (count) =>
    'Di nuovo possibile tra ' +
    plural('it', count, { one: '1 secondo', other: `${count} secondi` }) +
    '.',
  changeNumber: 'Cambia numero',
  newNumber: 'Numero di cellulare',
  textCode: 'Inviami un codice',
  textedCodeMissing: 'Scrivi il codice ricevuto via SMS',
  numberMissing: 'Scrivi il tuo numero di cellulare',
  wrongCode: 'Non è il codice giusto. Guarda l’SMS più recente.',
  expiredCode: 'Quel codice è troppo vecchio. Chiedine un altro.',
  tooManyCodes: 'Troppi tentativi. Chiedi un altro codice tra un po’.',
  codeRefused:
    'Quel codice non è stato accettato. Guarda l’SMS più recente o chiedi un altro codice.',
  codePassedOn: 'Abbiamo trasmesso il tuo codice. Se è quello giusto, il tuo numero è confermato.',
  numberRefused: 'Quel numero non è stato accettato. Controllalo e riprova.',
  signupUnknown:
    'Da qui non ha funzionato. Per ricevere un altro messaggio, ricarica la pagina e iscriviti di nuovo.',
  numberConfirmed: 'Il tuo numero è confermato',
  phoneFailed: 'Non siamo riusciti a inviare un SMS al tuo numero.',
  phoneUnavailable: 'Al momento non possiamo inviare SMS.',
};
