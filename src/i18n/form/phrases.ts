/** What `event-signup-form` says. */
export interface FormPhrases {
  form: string;
  emptyForm: string;
  /** The name of a point of a rating. */
  outOf: (point: string, highest: string) => string;
  clearRating: string;
  clearChoice: string;
  selectAll: string;
  /** The first entry of a list. */
  chooseOne: string;
  sendForm: string;
  sendFeedback: string;
  signUp: string;
  sendMessage: string;
  sendEnquiry: string;

  answerMissing: (label: string) => string;
  choiceMissing: (label: string) => string;
  answerTooLong: (label: string, over: number) => string;
  answerRefused: (label: string) => string;
  /** A number without the consent to text it. */
  tickMissing: (label: string) => string;
  /** A colour of a product that nobody can ask for. */
  colourOut: (name: string) => string;
  /** The same as an option. */
  outOption: (name: string) => string;
  charactersLeft: (count: number) => string;
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

  chosen: string;
  chosenCount: (count: number) => string;
  removeChoice: (name: string) => string;
  choiceRemoved: (name: string, count: number) => string;
  choiceAdded: (name: string, count: number) => string;
  noChoice: (query: string) => string;

  thanks: string;
  thanksText: string;
  messageArrived: string;
  enquiryArrived: string;
  fillInAgain: string;

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

  /** `mode="subscribe"` */
  subscribeTitle: string;
  subscribeEmail: string;
  subscribeName: string;
  subscribePhone: string;
  subscribePhoneHelp: string;
  subscribeTexts: string;
  subscribeTerms: string;
}
