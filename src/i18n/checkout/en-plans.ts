import type { CheckoutPhrases } from './phrases.js';

/** Around a payment in parts. */
export const planPhrases = {
  howToPay: 'How do you want to pay?',
  allAtOnce: 'Pay now',
  planTerms: (today, due) => `${today} today, then ${due}.`,
  paidToday: 'Paid today',
  stillToPay: 'Still to pay',
  amountOn: (amount, date) => `${amount} on ${date}`,
} satisfies Partial<CheckoutPhrases>;
