import type { TicketPhrases } from './phrases.js';

/** What became different in a sale while a visitor was choosing. */
export const changePhrases = {
  nowCosts: (release, now, before) => `${release} now costs ${now} instead of ${before}.`,
  nowGone: (release) => `${release} is no longer available.`,
  nowOpen: (release) => `${release} is now on sale.`,
  nowFewer: (release, count) => `${release}: your choice is now ${count}.`,
} satisfies Partial<TicketPhrases>;
