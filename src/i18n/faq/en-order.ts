import type { FaqPhrases } from './phrases.js';

/** Of the questions beside an order. */
export const faqOrder = {
  askDuringOrder: 'Questions about your order?',
  returnToOrder: 'Back to your order',
} satisfies Partial<FaqPhrases>;
