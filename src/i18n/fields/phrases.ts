/** What every field says, whoever asks. */
export interface FieldPhrases {
  /** Behind the label of what may stay unanswered. */
  optional: string;
  problemTitle: string;
  /** Before what is wrong, for a screen reader. */
  errorPrefix: string;
  addressInvalid: string;
  didYouMean: (address: string) => string;
}
