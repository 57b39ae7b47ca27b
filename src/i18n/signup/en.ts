import type { SignupPhrases } from './phrases.js';
import { plural } from '../plural.js';

const seconds = (count: number) =>
  plural('en', count, { one: '1 second', other: `${count} seconds` });

/** Of sending a form, and of confirming an address or a number. */
export const signup: SignupPhrases = {
  answerMissing: (label) => `Fill in “${label}”`,
  answerRefused: (label) => `Check your answer to “${label}”`,
  checkAnswers: 'Check your answers',
  answersRefused: 'Something in them was not accepted. Look through them and send them again.',

  sendingForm: 'Sending',
  formClosed: 'This form is closed at the moment.',
  formRefused: 'This form cannot be sent from this page right now.',
  tryAgainIn: (count) => `Many people are here at once. Try again in ${seconds(count)}.`,
  formOffline: 'You are offline.',
  answersKept: 'Your answers are still here.',
  unheard: 'We did not hear back',
  unheardText:
    'Your answers may have arrived, but the connection was lost before we could tell. ' +
    'If you send them again, they may arrive twice.',
  sendAgain: 'Send again',
  doNotSend: 'Do not send again',

  thanks: 'Thank you',
  thanksText: 'Your answers have arrived.',

  checkInbox: 'Check your inbox',
  linkSent: (address) =>
    `We have sent a link${address ? ` to ${address}` : ''}. Open it to confirm your email address.`,
  lookInSpam: 'Nothing there? Check your spam folder, or ask for another one.',
  resendEmail: 'Send another email',
  emailResent: 'Another email is on its way.',
  emailFailed: 'We could not send you an email',
  emailFailedText: 'Your answers have arrived, but your email address is not confirmed yet.',
  onTheList: 'You are on the list',
  onTheListText: 'There is nothing left to confirm.',

  phoneUnconfirmed: 'Your number is not confirmed yet.',
  codeTitle: 'Confirm your number',
  codeSent: (hint) => `We have texted a code${hint ? ` to ${hint}` : ''}.`,
  textSent: (hint) => `We have sent a text message${hint ? ` to ${hint}` : ''}.`,
  codeLabel: 'Code from the text message',
  confirmNumber: 'Confirm number',
  resendCode: 'Text another code',
  codeResent: 'Another code is on its way.',
  resendIn: (count) => `Possible again in ${seconds(count)}.`,
  changeNumber: 'Change number',
  newNumber: 'Mobile number',
  textCode: 'Text me a code',
  textedCodeMissing: 'Enter the code from the text message',
  numberMissing: 'Enter your mobile number',
  wrongCode: 'That is not the code. Check the newest text message.',
  expiredCode: 'That code is too old. Ask for another one.',
  tooManyCodes: 'That was one try too many. Ask for another code in a while.',
  codeRefused:
    'That code was not accepted. Check the newest text message, or ask for another code.',
  codePassedOn: 'We have passed on your code. If it is the right one, your number is confirmed.',
  numberRefused: 'That number was not accepted. Check it and try again.',
  signupUnknown:
    'That did not work from here. To get another message, reload the page and sign up again.',
  numberConfirmed: 'Your number is confirmed',
  phoneFailed: 'We could not text your number.',
  phoneUnavailable: 'We cannot send text messages at the moment.',
};
