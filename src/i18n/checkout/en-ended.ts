import type { CheckoutPhrases } from './phrases.js';

/** Of an order that is over without a ticket: what to do now. */
export const endedPhrases = {
  expiredText: 'The tickets are on sale again.',
  reserveAgain: 'Reserve the same tickets again',
  chooseOthers: 'Choose other tickets',
  refundedText:
    'By then the tickets had gone to others. The money goes back the way it came within some days.',
  cancelledText: 'If you do not know why, ask the organiser.',
} satisfies Partial<CheckoutPhrases>;
