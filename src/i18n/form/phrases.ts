import type { Phrase } from '../texts.js';

/** Written by `npm run words -- --write`, from the English beside it. */
export interface FormPhrases {
  form: string;
  emptyForm: string;
  /** The name of a point of a rating. */
  outOf: Phrase<'point' | 'highest'>;
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
  choiceMissing: Phrase<'label'>;
  answerTooLong: Phrase<'label' | 'over'>;
  /** A number without the consent to text it. */
  tickMissing: Phrase<'label'>;
  /** A colour of a product that nobody can ask for. */
  colourOut: Phrase<'name'>;
  /** The same as an option. */
  outOption: Phrase<'name'>;
  charactersLeft: Phrase<'count'>;
  chosen: string;
  chosenCount: Phrase<'count'>;
  removeChoice: Phrase<'name'>;
  choiceRemoved: Phrase<'name' | 'count'>;
  choiceAdded: Phrase<'name' | 'count'>;
  noChoice: Phrase<'query'>;
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
