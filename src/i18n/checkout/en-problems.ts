import type { CheckoutPhrases } from './phrases.js';

/** What went wrong with an order, and the ways out. */
export const problemPhrases = {
  codeOfAnother:
    'This code belongs to another email address. Correct yours, or go on without the code.',
  soldOutNow: (release, left) => {
    const name = release || 'One of your tickets';
    return left > 0 ? `${name}: only ${left} left. Choose fewer.` : `${name} has just sold out.`;
  },
  goneNow: 'One of your tickets is no longer offered. Look at the tickets again.',
  notOnSaleNow: (release) => `${release || 'One of your tickets'} is not on sale at the moment.`,
  quantityRefused: (release) =>
    `${release || 'One of your tickets'} cannot be ordered in that number.`,
  codeTaken: 'Your code has been used up, perhaps by an unfinished order.',
  manyHolds: 'Too many orders have been started from this connection. Finish one, or wait.',
  manyRequests: 'Many people are here at once.',
  detailsWanted: 'Before you pay, we need your details.',
  paymentWanted: 'This order is not free. Look at the total, then pay.',
  nothingToPay: 'There is nothing to pay for this order. Look at it again.',
  detailsRefused: 'Something in your details was not accepted. Check them.',
  declined: (reason) =>
    `The payment was declined. ${reason || 'Nothing was charged.'} Try again, or use another card.`,
  payLost: 'We couldn’t take you to the payment.',
  freeLost: 'We couldn’t confirm your order.',
  notCharged: 'Nothing was charged. Try again.',
  orderStuck:
    'This order can be neither paid nor confirmed. Nothing was charged. Choose your tickets again.',
  chooseAgain: 'Choose tickets again',
  noWayToPay: 'This page cannot take the payment that is asked for. Nothing was charged.',
  orderGone: 'Your order is no longer there. If you have paid, look for our email.',
  notDone: 'That did not work. Nothing was charged.',
  possibleIn: (time) => `Possible in ${time}.`,
  withoutCode: 'Go on without the code',
  boxesChanged: 'The wording of the boxes has changed. Tick what you agree to.',
  forOrganiser: 'For the organiser',
  paymentBegun: 'The payment has begun, so the details are settled.',
} satisfies Partial<CheckoutPhrases>;
