import type { Phrase } from '../texts.js';

/** Written by `npm run words -- --write`, from the English beside it. */
export interface FieldPhrases {
  /** Behind the label of what may stay unanswered. */
  optional: string;
  problemTitle: string;
  /** Before what is wrong, for a screen reader. */
  errorPrefix: string;
  addressInvalid: string;
  didYouMean: Phrase<'address'>;
}
