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

  choiceMissing: (label: string) => string;
  answerTooLong: (label: string, over: number) => string;
  /** A number without the consent to text it. */
  tickMissing: (label: string) => string;
  /** A colour of a product that nobody can ask for. */
  colourOut: (name: string) => string;
  /** The same as an option. */
  outOption: (name: string) => string;
  charactersLeft: (count: number) => string;

  chosen: string;
  chosenCount: (count: number) => string;
  removeChoice: (name: string) => string;
  choiceRemoved: (name: string, count: number) => string;
  choiceAdded: (name: string, count: number) => string;
  noChoice: (query: string) => string;

  messageArrived: string;
  enquiryArrived: string;
  fillInAgain: string;

  /** `mode="subscribe"` */
  subscribeTitle: string;
  subscribeEmail: string;
  subscribeName: string;
  subscribePhone: string;
  subscribePhoneHelp: string;
  subscribeTexts: string;
  subscribeTerms: string;
}
