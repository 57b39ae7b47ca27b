import type { FieldPhrases } from '../fields/phrases.js';
import type { FormPhrases } from './phrases.js';

/** What a form needs for its first paint. */
export const form = {
  form: 'Form',
  emptyForm: 'There is nothing to fill in yet.',
  optional: '(optional)',
  outOf: (point, highest) => `${point} out of ${highest}`,
  clearRating: 'Clear rating',
  clearChoice: 'Clear answer',
  selectAll: 'Select all that apply.',
  chooseOne: 'Choose one',
  sendForm: 'Send',
  sendFeedback: 'Send feedback',
  signUp: 'Sign up',
  sendMessage: 'Send message',
  sendEnquiry: 'Send enquiry',
} satisfies Partial<FormPhrases & FieldPhrases>;
