import type { Phrase } from '../texts.js';

/** Written by `npm run words -- --write`, from the English beside it. */
export interface SignupPhrases {
  answerMissing: Phrase<'label'>;
  answerRefused: Phrase<'label'>;
  checkAnswers: string;
  answersRefused: string;
  sendingForm: string;
  formClosed: string;
  formRefused: string;
  /** 429 */
  tryAgainIn: Phrase<'seconds'>;
  formOffline: string;
  answersKept: string;
  /** Nobody knows whether the answers have arrived. */
  unheard: string;
  unheardText: string;
  sendAgain: string;
  doNotSend: string;
  thanks: string;
  thanksText: string;
  checkInbox: string;
  /** Without an address when the form did not ask for one. */
  linkSent: Phrase<'address'>;
  lookInSpam: string;
  resendEmail: string;
  emailResent: string;
  emailFailed: string;
  emailFailedText: string;
  onTheList: string;
  onTheListText: string;
  /** Of a number, where the service's word for it is not known. */
  phoneUnconfirmed: string;
  codeTitle: string;
  /** `hint` is what the service shows of the number; may be empty. */
  codeSent: Phrase<'hint'>;
  /** The same where there is nothing to type it into. */
  textSent: Phrase<'hint'>;
  codeLabel: string;
  confirmNumber: string;
  resendCode: string;
  codeResent: string;
  /** While asking again is locked. */
  resendIn: Phrase<'seconds'>;
  changeNumber: string;
  newNumber: string;
  textCode: string;
  textedCodeMissing: string;
  numberMissing: string;
  wrongCode: string;
  expiredCode: string;
  tooManyCodes: string;
  /** The service says no, and not why. */
  codeRefused: string;
  /** The service says neither yes nor no. */
  codePassedOn: string;
  numberRefused: string;
  /** The service knows no such signup where it was asked. */
  signupUnknown: string;
  numberConfirmed: string;
  phoneFailed: string;
  phoneUnavailable: string;
}
