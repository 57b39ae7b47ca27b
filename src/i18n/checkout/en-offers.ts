import type { CheckoutPhrases } from './phrases.js';
import { plural } from '../plural.js';

/** Discounts at other events, on a completed order. */
export const offerPhrases = {
  offersTitle: 'An offer for you',
  offerAt: (discount, event) => `${discount} at ${event}`,
  codePrepared: 'Your code is being prepared.',
  copyCode: (code) => `Copy ${code}`,
  codeCopied: 'Copied',
  codeUntil: (date) => `Valid until ${date}`,
  codeForDays: (count) =>
    plural('en', count, { one: 'Valid for 1 day', other: `Valid for ${count} days` }),
  amountOff: (amount) => `${amount} off`,
} satisfies Partial<CheckoutPhrases>;
