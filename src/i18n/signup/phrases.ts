/** What every form that signs somebody up says: of sending, and of what follows. */
export interface SignupPhrases {
  answerMissing: (label: string) => string;
  answerRefused: (label: string) => string;
  checkAnswers: string;
  answersRefused: string;

  sendingForm: string;
  formClosed: string;
  formRefused: string;
  /** 429 */
  tryAgainIn: (seconds: number) => string;
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
  linkSent: (address: string) => string;
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
  codeSent: (hint: string) => string;
  /** The same where there is nothing to type it into. */
  textSent: (hint: string) => string;
  codeLabel: string;
  confirmNumber: string;
  resendCode: string;
  codeResent: string;
  /** While asking again is locked. */
  resendIn: (seconds: number) => string;
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
