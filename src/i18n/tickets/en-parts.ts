import type { TicketPhrases } from './phrases.js';
import { plural } from '../plural.js';
import type { tickets } from './en.js';
import type { changePhrases } from './en-changes.js';
import type { codePhrases } from './en-code.js';
import type { feePhrases } from './en-fees.js';
import type { planOfferPhrases } from './en-plans.js';
import type { shopPhrases } from './en-shop.js';

type Others = typeof tickets &
  typeof changePhrases &
  typeof codePhrases &
  typeof feePhrases &
  typeof planOfferPhrases &
  typeof shopPhrases;

/** What is said only after the first paint. */
export const ticketParts: Omit<TicketPhrases, keyof Others> = {
  mostPerOrder: (count) => `At most ${count} in one order`,
  leastPerOrder: (count) => `At least ${count} in one order`,
  onlyLeft: (count) => `Only ${count} left`,
  mostTogether: (count) =>
    plural('en', count, {
      one: 'At most 1 ticket in one order',
      other: `At most ${count} tickets in one order`,
    }),
  chooseFirst: 'Choose a ticket first',
};
