import type { SignupPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<SignupPhrases> = {
  answerMissing: (label) => `Fyll ut «${label}»`,
  answerRefused: (label) => `Sjekk svaret ditt på «${label}»`,
  checkAnswers: 'Sjekk svarene dine',
  answersRefused: 'Noe i dem ble ikke godtatt. Se gjennom dem og send dem igjen.',
  sendingForm: 'Sender',
  formClosed: 'Skjemaet er stengt akkurat nå.',
  formRefused: 'Skjemaet kan ikke sendes fra denne siden akkurat nå.',
  tryAgainIn: (seconds) =>
    `Det er mange her samtidig. Prøv igjen om ${plural('nb', seconds, { one: '1 sekund', other: `${seconds} sekunder` })}.`,
  formOffline: 'Du er frakoblet.',
  answersKept: 'Svarene dine er her fortsatt.',
  unheard: 'Vi fikk ikke svar',
  unheardText:
    'Svarene dine kan ha kommet fram, men forbindelsen ble brutt før vi fikk vite det. Sender du dem igjen, kan de komme fram to ganger.',
  sendAgain: 'Send igjen',
  doNotSend: 'Ikke send igjen',
  thanks: 'Takk',
  thanksText: 'Svarene dine har kommet fram.',
  checkInbox: 'Se i innboksen din',
  linkSent: (address) =>
    `Vi har sendt en lenke${address ? ` til ${address}` : ''}. Åpne den for å bekrefte e-\u2060postadressen din.`,
  lookInSpam: 'Har det ikke kommet noe? Se i søppelposten, eller be om en ny.',
  resendEmail: 'Send ny e-post',
  emailResent: 'Ny e-\u2060post er på vei.',
  emailFailed: 'Vi kunne ikke sende deg e-\u2060post',
  emailFailedText:
    'Svarene dine har kommet fram, men e-\u2060postadressen din er ikke bekreftet ennå.',
  onTheList: 'Du står på listen',
  onTheListText: 'Det er ikke mer å bekrefte.',
  codeTitle: 'Bekreft nummeret ditt',
  codeSent: (hint) => `Vi har sendt en kode på SMS${hint ? ` til ${hint}` : ''}.`,
  textSent: (hint) => `Vi har sendt en SMS${hint ? ` til ${hint}` : ''}.`,
  codeLabel: 'Kode fra SMS-en',
  confirmNumber: 'Bekreft nummeret',
  resendCode: 'Send ny kode',
  codeResent: 'En ny kode er på vei.',
  resendIn: (seconds) =>
    `Mulig igjen om ${plural('nb', seconds, { one: '1 sekund', other: `${seconds} sekunder` })}.`,
  changeNumber: 'Endre nummer',
  newNumber: 'Mobilnummer',
  textCode: 'Send meg en kode',
  textedCodeMissing: 'Skriv koden fra SMS-en',
  numberMissing: 'Skriv mobilnummeret ditt',
  wrongCode: 'Det er ikke koden. Se i den nyeste SMS-en.',
  expiredCode: 'Koden er for gammel. Be om en ny.',
  tooManyCodes: 'Det var ett forsøk for mye. Be om en ny kode om litt.',
  codeRefused: 'Koden ble ikke godtatt. Se i den nyeste SMS-en, eller be om en ny kode.',
  codePassedOn: 'Vi har sendt koden din videre. Er den riktig, er nummeret ditt bekreftet.',
  numberRefused: 'Nummeret ble ikke godtatt. Sjekk det og prøv igjen.',
  signupUnknown:
    'Det gikk ikke herfra. Last siden på nytt og meld deg på igjen for å få en ny melding.',
  numberConfirmed: 'Nummeret ditt er bekreftet',
  phoneFailed: 'Vi kunne ikke sende SMS til nummeret ditt.',
  phoneUnavailable: 'Vi kan ikke sende SMS akkurat nå.',
};
