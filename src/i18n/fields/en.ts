import type { FieldPhrases } from './phrases.js';

/** What is wrong with what somebody typed. */
export const fields: FieldPhrases = {
  optional: '(optional)',
  problemTitle: 'There is a problem',
  errorPrefix: 'Error:',
  addressInvalid: 'Enter an email address like name@example.com',
  didYouMean: (address) => `Did you mean ${address}?`,
};
