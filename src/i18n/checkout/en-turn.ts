import type { CheckoutPhrases } from './phrases.js';

/** While a press waits for its turn. */
export const turnPhrases = {
  turnIn: (time) =>
    `Many people are here at once. Your turn is in ${time}, and your place is kept.`,
  stopWaiting: 'Stop waiting',
} satisfies Partial<CheckoutPhrases>;
