import type { TicketPhrases } from './phrases.js';
import { plural } from '../plural.js';

/** What a payment plan means, before it is priced. */
export const planOfferPhrases = {
  planOffer: ({ share, each, count, due, by }) => {
    const first = share ?? (each ? `${each} a ticket` : 'A deposit');
    const payments = { one: '1 monthly payment', other: `${count} monthly payments` };
    const then = count ? `, then ${plural('en', count, payments)}` : '';
    return `${first} now${then}${due ? ` on ${due}` : ''}.${by ? ` All paid by ${by}.` : ''}`;
  },
} satisfies Partial<TicketPhrases>;
