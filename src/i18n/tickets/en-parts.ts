import type { TicketPhrases } from './phrases.js';
import { plural } from '../plural.js';
import type { tickets } from './en.js';

/** What is said only after the first paint. */
export const ticketParts: Omit<TicketPhrases, keyof typeof tickets> = {
  mostPerOrder: (count) => `At most ${count} in one order`,
  leastPerOrder: (count) => `At least ${count} in one order`,
  onlyLeft: (count) => `Only ${count} left`,
  mostTogether: (count) =>
    plural('en', count, {
      one: 'At most 1 ticket in one order',
      other: `At most ${count} tickets in one order`,
    }),
  chooseFirst: 'Choose a ticket first',
  code: 'Code',
  applyCode: 'Apply',
  removeCode: (code) => `Remove ${code}`,
  codeApplied: (code) => `Code ${code} applied`,
  codeUnlocked: (releases) => `Unlocked: ${releases}`,
  codeUnknown: 'We do not know this code. Check the spelling.',
  codeExpired: 'This code is no longer valid.',
  codeEarly: 'This code is not valid yet.',
  codeUsedUp: 'This code has been used up.',
  codeNothing: (code) => `We found nothing for ${code} with these tickets. Check the spelling.`,
  codeWaits: (code) =>
    `We found nothing for ${code} yet. If it lowers a price, your total shows it.`,
  codeMissing: 'Type your code first',
  nowCosts: (release, now, before) => `${release} now costs ${now} instead of ${before}.`,
  nowGone: (release) => `${release} is no longer available.`,
  nowOpen: (release) => `${release} is now on sale.`,
  nowFewer: (release, count) => `${release}: your choice is now ${count}.`,
  planOffer: ({ share, each, count, due, by }) => {
    const first = share ?? (each ? `${each} a ticket` : 'A deposit');
    const payments = { one: '1 monthly payment', other: `${count} monthly payments` };
    const then = count ? `, then ${plural('en', count, payments)}` : '';
    return `${first} now${then}${due ? ` on ${due}` : ''}.${by ? ` All paid by ${by}.` : ''}`;
  },
  feeRule: (percent, each, least, most) =>
    `Booking fee: ${percent} and ${each} for each ticket` +
    (most ? `, at most ${most} a ticket` : '') +
    (least ? `, at least ${least} an order.` : '.'),
  buyElsewhere: (host) => `You pay at ${host}, and choose your tickets there once more.`,
  goToShop: (host) => `Go to ${host}`,
  notSoldOnline: 'These tickets are not sold online. Ask the organiser.',
  demoPurchase:
    'This is a demonstration: nothing is sold. On your own page this leads to your ticket shop.',
};
