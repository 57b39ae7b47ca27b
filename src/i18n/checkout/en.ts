import type { CheckoutPhrases, ExpressPhrases } from './phrases.js';
import { plural } from '../plural.js';
import type { endedPhrases } from './en-ended.js';
import type { formPhrases } from './en-form.js';
import type { offerPhrases } from './en-offers.js';
import type { planPhrases } from './en-plans.js';
import type { priceNotePhrases } from './en-notes.js';
import type { problemPhrases } from './en-problems.js';
import type { returnPhrases } from './en-return.js';
import type { turnPhrases } from './en-turn.js';

type Later = ExpressPhrases &
  typeof endedPhrases &
  typeof formPhrases &
  typeof offerPhrases &
  typeof planPhrases &
  typeof priceNotePhrases &
  typeof problemPhrases &
  typeof returnPhrases &
  typeof turnPhrases;

/** From the choice to the order: fetched with the code of the checkout. */
export const checkout: Omit<CheckoutPhrases, keyof Later> = {
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
  typedKept: 'What you typed is still here.',

  yourOrder: 'Your order',
  ofWhichFree: (count) => `${count} of them free`,
  discount: 'Discount',
  codeDiscount: (code) => `Code ${code}`,
  bookingFee: 'Booking fee',
  totalSum: 'Total',
  pay: (amount) => `Pay ${amount}`,
  payNow: (amount) => `Pay ${amount} now`,
  confirmFree: 'Confirm free order',
  payStarted: 'Sending your order. Stay on this page.',
  stillWorking: 'Still working. Do not pay again.',
  toThePayment: 'Taking you to the payment',
  goToPayment: 'Go to the payment',
  paymentOpen: 'Your payment is still open. Go on with it here: you pay only once.',
  backToOrder: 'Back to your order',

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
  whatNext: 'What happens next',
  lookForEmail: 'Look for our email. Not there yet? Check your spam folder.',
  askWithReference: (reference) => `Questions? Tell the organiser your reference ${reference}.`,
  seeTickets: 'See your tickets',
  printOrder: 'Print this page',
  addToCalendar: 'Add to calendar',
  buyMore: 'Buy more tickets',

  expiredTitle: 'Your hold has ended. Nothing was charged.',
  refundedTitle: 'Your payment came too late and is being refunded',
  cancelledTitle: 'This order has been cancelled',

  planGone: (release) => `${release || 'One of your tickets'} cannot be paid in these parts.`,
  priceChanged: (total) =>
    total
      ? `The price has changed. Your order now costs ${total}.`
      : 'The price has changed. Look at the new total.',
  notSoldHere: 'These tickets cannot be bought on this page at the moment.',
  unsure: 'We could not reach the box office. Your tickets may be held for up to 15 minutes.',
  stayHeld: 'Your tickets stay held here until the time above is up.',
  anotherOrder: 'A different choice is a new order, which can’t use the tickets you already hold.',
  sumUnknown: 'An estimate: check the sum before you pay.',
};
