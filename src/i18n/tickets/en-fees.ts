import type { TicketPhrases } from './phrases.js';

/** How the booking fee is reckoned, where a service states it for no ticket. */
export const feePhrases = {
  feeRule: (percent, each, least, most) =>
    `Booking fee: ${percent} and ${each} for each ticket` +
    (most ? `, at most ${most} a ticket` : '') +
    (least ? `, at least ${least} an order.` : '.'),
} satisfies Partial<TicketPhrases>;
