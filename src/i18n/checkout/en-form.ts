import type { CheckoutPhrases } from './phrases.js';

/** Of a payment in the page, and of the problems with any. */
export const formPhrases = {
  paymentFailed:
    'The payment did not go through. Nothing was charged. Try again, or choose another way.',
} satisfies Partial<CheckoutPhrases>;
