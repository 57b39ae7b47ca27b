import type { FieldPhrases } from '../phrases/fields.js';
import type { FormPhrases } from '../phrases/form.js';

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
