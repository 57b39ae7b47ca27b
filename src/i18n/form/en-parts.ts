import type { FieldPhrases } from '../fields/phrases.js';
import type { FormPhrases } from './phrases.js';
import { plural } from '../plural.js';
import { fields } from '../fields/en.js';
import { signup } from '../signup/en.js';
import type { SignupPhrases } from '../signup/phrases.js';

/** Of problems, sending, choosing among many, and what comes after. */
export const formParts = {
  ...fields,
  ...signup,
  choiceMissing: (label) => `Choose an answer to “${label}”`,
  answerTooLong: (label, over) =>
    `Shorten “${label}” by ` +
    plural('en', over, { one: '1 character', other: `${over} characters` }),
  tickMissing: (label) => `Tick “${label}”, or leave the number out`,
  colourOut: (name) => `${name} is out of stock. Choose another colour.`,
  outOption: (name) => `${name} (out of stock)`,
  charactersLeft: (count) =>
    plural('en', count, { one: '1 character left', other: `${count} characters left` }),

  chosen: 'Chosen',
  chosenCount: (count) => `${count} chosen`,
  removeChoice: (name) => `Remove ${name}`,
  choiceRemoved: (name, count) => `${name} removed, ${count} chosen`,
  choiceAdded: (name, count) => `${name} added, ${count} chosen`,
  noChoice: (query) => `Nothing found for “${query}”.`,
  messageArrived: 'We have your message',
  enquiryArrived: 'We have your enquiry',
  fillInAgain: 'Fill in again',
} satisfies Partial<FormPhrases & SignupPhrases & FieldPhrases>;
