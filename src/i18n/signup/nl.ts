import type { SignupPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<SignupPhrases> = {
  answerMissing: (label) => `Vul ‘${label}’ in`,
  answerRefused: (label) => `Kijk je antwoord bij ‘${label}’ na`,
  checkAnswers: 'Kijk je antwoorden na',
  answersRefused: 'Er is iets niet aangenomen. Loop je antwoorden na en verstuur ze opnieuw.',
  sendingForm: 'Wordt verstuurd',
  formClosed: 'Dit formulier is op dit moment gesloten.',
  formRefused: 'Dit formulier kan nu niet vanaf deze pagina worden verstuurd.',
  tryAgainIn: (count) =>
    'Het is erg druk. Probeer het over ' +
    plural('nl', count, { one: '1 seconde', other: `${count} seconden` }) +
    ' opnieuw.',
  formOffline: 'Je bent offline.',
  answersKept: 'Je antwoorden staan er nog.',
  unheard: 'We hebben niets teruggehoord',
  unheardText:
    'Misschien zijn je antwoorden aangekomen, maar de verbinding viel weg voor we het wisten. Als je ze opnieuw verstuurt, komen ze misschien twee keer aan.',
  sendAgain: 'Opnieuw versturen',
  doNotSend: 'Niet opnieuw versturen',
  thanks: 'Dank je wel',
  thanksText: 'Je antwoorden zijn aangekomen.',
  checkInbox: 'Kijk in je inbox',
  linkSent: (address) =>
    `We hebben een link gestuurd${address ? ` naar ${address}` : ''}. Open die om je e-\u2060mailadres te bevestigen.`,
  lookInSpam: 'Niets gekregen? Kijk bij de spam of vraag om een nieuwe.',
  resendEmail: 'Nog een e-mail sturen',
  emailResent: 'Er is nog een e-\u2060mail onderweg.',
  emailFailed: 'We konden je geen e-\u2060mail sturen',
  emailFailedText:
    'Je antwoorden zijn aangekomen, maar je e-\u2060mailadres is nog niet bevestigd.',
  onTheList: 'Je staat op de lijst',
  onTheListText: 'Er valt niets meer te bevestigen.',
  phoneUnconfirmed: 'Je nummer is nog niet bevestigd.',
  codeTitle: 'Bevestig je nummer',
  codeSent: (hint) => `We hebben een code gestuurd${hint ? ` naar ${hint}` : ''}.`,
  textSent: (hint) => `We hebben een sms gestuurd${hint ? ` naar ${hint}` : ''}.`,
  codeLabel: 'Code uit de sms',
  confirmNumber: 'Nummer bevestigen',
  resendCode: 'Nog een code sturen',
  codeResent: 'Er is nog een code onderweg.',
  resendIn: (count) =>
    'Weer mogelijk over ' +
    plural('nl', count, { one: '1 seconde', other: `${count} seconden` }) +
    '.',
  changeNumber: 'Nummer wijzigen',
  newNumber: 'Mobiel nummer',
  textCode: 'Stuur me een code',
  textedCodeMissing: 'Vul de code uit de sms in',
  numberMissing: 'Vul je mobiele nummer in',
  wrongCode: 'Dat is niet de code. Kijk in de nieuwste sms.',
  expiredCode: 'Die code is te oud. Vraag om een nieuwe.',
  tooManyCodes: 'Dat was een poging te veel. Vraag over een tijdje om een nieuwe code.',
  codeRefused:
    'Die code is niet geaccepteerd. Kijk in de nieuwste sms of vraag om een nieuwe code.',
  codePassedOn: 'We hebben je code doorgegeven. Als die klopt, is je nummer bevestigd.',
  numberRefused: 'Dat nummer is niet geaccepteerd. Controleer het en probeer het opnieuw.',
  signupUnknown:
    'Dat lukte niet vanaf hier. Herlaad de pagina en meld je opnieuw aan om nog een bericht te krijgen.',
  numberConfirmed: 'Je nummer is bevestigd',
  phoneFailed: 'We konden geen sms naar je nummer sturen.',
  phoneUnavailable: 'We kunnen op dit moment geen sms sturen.',
};
