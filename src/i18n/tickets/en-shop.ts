import type { TicketPhrases } from './phrases.js';

/** Where the organiser sells in a shop of their own. */
export const shopPhrases = {
  buyElsewhere: (host) => `You pay at ${host}, and choose your tickets there once more.`,
  goToShop: (host) => `Go to ${host}`,
  notSoldOnline: 'These tickets are not sold online. Ask the organiser.',
  demoPurchase:
    'This is a demonstration: nothing is sold. On your own page this leads to your ticket shop.',
} satisfies Partial<TicketPhrases>;
