import type { CheckoutPhrases } from './phrases.js';

/** What lowers a price, and what the service warns of. */
export const priceNotePhrases = {
  youSave: (amount) => `You save ${amount}`,
  warnSoldOut: 'Just sold out, and not in the total',
  warnReduced: (count) => `Only ${count} can be had`,
  warnCodeUsedUp: 'Your code has been used up. The total is without it.',
  warnCodeIdle: 'Your code changes nothing about these tickets.',
  warnAddFree: 'One more is free: add it',
} satisfies Partial<CheckoutPhrases>;
