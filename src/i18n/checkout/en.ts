import type { CheckoutPhrases, ExpressPhrases } from './phrases.js';
import { plural } from '../plural.js';

/** From the choice to the order: fetched with the code of the checkout. */
export const checkout: Omit<CheckoutPhrases, keyof ExpressPhrases> = {
  orderSteps: 'Your order, step by step',
  stepTickets: 'Tickets',
  stepDetails: 'Your details',
  stepPayment: 'Payment',
  stepOf: (step, steps, name) => `Step ${step} of ${steps}${name ? `: ${name}` : ''}`,
  change: 'Change',

  heldUntil: (time, left) => `Held until ${time} (${left} left)`,
  minutes: (count) => plural('en', count, { one: '1 minute', other: `${count} minutes` }),
  seconds: (count) => plural('en', count, { one: '1 second', other: `${count} seconds` }),
  heldFor: (left) => `Your tickets are held for ${left} more.`,
  keptNowhere: 'Your browser keeps nothing for this page, so a reload loses your order.',

  total: (amount) => `Total ${amount}`,
  youSave: (amount) => `You save ${amount}`,
  warnSoldOut: 'Just sold out, and not in the total',
  warnReduced: (count) => `Only ${count} can be had`,
  warnCodeUsedUp: 'Your code has been used up. The total is without it.',
  warnCodeIdle: 'Your code changes nothing about these tickets.',
  warnAddFree: 'One more is free: add it',

  firstName: 'First name',
  lastName: 'Last name',
  emailAddress: 'Email address',
  emailWhy: 'Your tickets are sent here.',
  phoneNumber: 'Phone number',
  phoneWhy: 'Only used when an email would be too late.',
  firstNameMissing: 'Enter your first name',
  lastNameMissing: 'Enter your last name',
  emailAddressMissing: 'Enter your email address',
  newsChoices: 'News, only if you want it',
  attestationMissing: 'Accept the terms to continue',
  sendingDetails: 'Sending your details',
  boxesChanged: 'The wording of the boxes has changed. Tick what you agree to.',
  typedKept: 'What you typed is still here.',

  yourOrder: 'Your order',
  ofWhichFree: (count) => `${count} of them free`,
  discount: 'Discount',
  codeDiscount: (code) => `Code ${code}`,
  bookingFee: 'Booking fee',
  totalSum: 'Total',
  howToPay: 'How do you want to pay?',
  allAtOnce: 'Pay now',
  planTerms: (today, due) => `${today} today, then ${due}.`,
  pay: (amount) => `Pay ${amount}`,
  payNow: (amount) => `Pay ${amount} now`,
  confirmFree: 'Confirm free order',
  payStarted: 'Sending your order. Stay on this page.',
  stillWorking: 'Still working. Do not pay again.',
  toThePayment: 'Taking you to the payment',
  goToPayment: 'Go to the payment',
  paymentOpen: 'Your payment is still open. Go on with it here: you pay only once.',
  paymentBegun: 'The payment has begun, so the details are settled.',
  backToOrder: 'Back to your order',
  paymentFailed:
    'The payment did not go through. Nothing was charged. Try again, or choose another way.',

  processingTitle: 'Your payment is being processed',
  processingText: 'Do not pay again. You may close this page: your tickets come by email.',
  unknownTitle: 'We do not know yet whether the payment went through',
  unknownText:
    'Do not pay again; we keep checking. You may close this page: if it went through, your tickets come by email.',
  lookingUp: 'Looking up your order',
  checkNow: 'Check now',
  paidElsewhere: 'The payment was begun in another tab. Finish it there or, if it is closed, here.',

  doneTitle: 'Thank you. The tickets are yours.',
  orderReference: 'Reference',
  sentTo: (address) =>
    address ? `We are sending them to ${address}.` : 'We are sending them by email.',
  totalPaid: 'Total paid',
  paidToday: 'Paid today',
  stillToPay: 'Still to pay',
  amountOn: (amount, date) => `${amount} on ${date}`,
  whatNext: 'What happens next',
  lookForEmail: 'Look for our email. Not there yet? Check your spam folder.',
  askWithReference: (reference) => `Questions? Tell the organiser your reference ${reference}.`,
  seeTickets: 'See your tickets',
  printOrder: 'Print this page',
  addToCalendar: 'Add to calendar',
  buyMore: 'Buy more tickets',
  offersTitle: 'An offer for you',
  offerAt: (discount, event) => `${discount} at ${event}`,
  codePrepared: 'Your code is being prepared.',
  copyCode: (code) => `Copy ${code}`,
  codeCopied: 'Copied',
  codeUntil: (date) => `Valid until ${date}`,
  codeForDays: (count) =>
    plural('en', count, { one: 'Valid for 1 day', other: `Valid for ${count} days` }),
  amountOff: (amount) => `${amount} off`,

  expiredTitle: 'Your hold has ended. Nothing was charged.',
  expiredText: 'The tickets are on sale again.',
  reserveAgain: 'Reserve the same tickets again',
  chooseOthers: 'Choose other tickets',
  refundedTitle: 'Your payment came too late and is being refunded',
  refundedText:
    'By then the tickets had gone to others. The money goes back the way it came within some days.',
  cancelledTitle: 'This order has been cancelled',
  cancelledText: 'If you do not know why, ask the organiser.',

  soldOutNow: (release, left) => {
    const name = release || 'One of your tickets';
    return left > 0 ? `${name}: only ${left} left. Choose fewer.` : `${name} has just sold out.`;
  },
  goneNow: 'One of your tickets is no longer offered. Look at the tickets again.',
  notOnSaleNow: (release) => `${release || 'One of your tickets'} is not on sale at the moment.`,
  quantityRefused: (release) =>
    `${release || 'One of your tickets'} cannot be ordered in that number.`,
  codeTaken: 'Your code has been used up, perhaps by an unfinished order.',
  codeOfAnother:
    'This code belongs to another email address. Correct yours, or go on without the code.',
  planGone: (release) => `${release || 'One of your tickets'} cannot be paid in these parts.`,
  priceChanged: (total) =>
    total
      ? `The price has changed. Your order now costs ${total}.`
      : 'The price has changed. Look at the new total.',
  manyHolds: 'Too many orders have been started from this connection. Finish one, or wait.',
  manyRequests: 'Many people are here at once.',
  detailsWanted: 'Before you pay, we need your details.',
  paymentWanted: 'This order is not free. Look at the total, then pay.',
  nothingToPay: 'There is nothing to pay for this order. Look at it again.',
  detailsRefused: 'Something in your details was not accepted. Check them.',
  notSoldHere: 'These tickets cannot be bought on this page at the moment.',
  unsure: 'We could not reach the box office. Your tickets may be held for up to 15 minutes.',
  declined: (reason) =>
    `The payment was declined. ${reason || 'Nothing was charged.'} Try again, or use another card.`,
  payLost: 'We couldn’t take you to the payment.',
  freeLost: 'We couldn’t confirm your order.',
  notCharged: 'Nothing was charged. Try again.',
  orderStuck:
    'This order can be neither paid nor confirmed. Nothing was charged. Choose your tickets again.',
  chooseAgain: 'Choose tickets again',
  noWayToPay: 'This page cannot take the payment that is asked for. Nothing was charged.',
  stayHeld: 'Your tickets stay held here until the time above is up.',
  anotherOrder: 'A different choice is a new order, which can’t use the tickets you already hold.',
  sumUnknown: 'An estimate: check the sum before you pay.',
  orderGone: 'Your order is no longer there. If you have paid, look for our email.',
  notDone: 'That did not work. Nothing was charged.',
  possibleIn: (time) => `Possible in ${time}.`,
  turnIn: (time) =>
    `Many people are here at once. Your turn is in ${time}, and your place is kept.`,
  stopWaiting: 'Stop waiting',

  withoutCode: 'Go on without the code',
  forOrganiser: 'For the organiser',

  returnedTitle: 'You are back from the payment',
  returnedText:
    'Do not pay again before you have looked at your email and your spam folder: this browser has kept nothing of your order.',
  returnedAsk: (reference) =>
    reference
      ? `If nothing comes, ask the organiser; your reference is ${reference}.`
      : 'If nothing comes, ask the organiser.',
  returnedOnward: 'Choose tickets',
};
