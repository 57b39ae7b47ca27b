import type { CheckoutPhrases } from './phrases.js';

/** For a buyer who returns from a payment when this browser has kept no order. */
export const returnPhrases = {
  returnedTitle: 'You are back from the payment',
  returnedText:
    'Do not pay again before you have looked at your email and your spam folder: this browser has kept nothing of your order.',
  returnedAsk: (reference) =>
    reference
      ? `If nothing comes, ask the organiser; your reference is ${reference}.`
      : 'If nothing comes, ask the organiser.',
  returnedOnward: 'Choose tickets',
} satisfies Partial<CheckoutPhrases>;
