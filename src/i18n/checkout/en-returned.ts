import type { CheckoutPhrases } from './phrases.js';

/** For those who come back from a payment to a browser that kept nothing: hardly ever fetched. */
export const returned = {
  returnedTitle: 'You are back from the payment',
  returnedText:
    'Do not pay again before you have looked at your email: this browser has kept nothing of your order, so we cannot show you here whether it is paid. Nothing is lost. If the payment went through, your tickets come by email, perhaps among the spam.',
  returnedAsk: (reference) =>
    reference
      ? `If nothing comes, ask the organiser; your reference is ${reference}.`
      : 'If nothing comes, ask the organiser.',
  returnedOnward: 'Choose tickets',
} satisfies Partial<CheckoutPhrases>;
