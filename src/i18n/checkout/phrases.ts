import type { Phrase } from '../texts.js';

/** Written by `npm run words -- --write`, from the English beside it. */
export interface CheckoutPhrases {
  /** Over the button of a wallet. */
  expressCheckout: string;
  /** Below it. */
  payOtherwise: string;
  orderSteps: string;
  stepTickets: string;
  stepDetails: string;
  stepPayment: string;
  /** For a screen reader, when a step begins. */
  stepOf: Phrase<'step' | 'steps' | 'name'>;
  change: string;
  heldUntil: Phrase<'time' | 'left'>;
  minutes: Phrase<'count'>;
  seconds: Phrase<'count'>;
  heldFor: Phrase<'left'>;
  keptNowhere: string;
  total: Phrase<'amount'>;
  youSave: Phrase<'amount'>;
  warnSoldOut: string;
  warnReduced: Phrase<'count'>;
  warnCodeUsedUp: string;
  warnCodeIdle: string;
  warnAddFree: string;
  firstName: string;
  lastName: string;
  emailAddress: string;
  emailWhy: string;
  phoneNumber: string;
  phoneWhy: string;
  firstNameMissing: string;
  lastNameMissing: string;
  emailAddressMissing: string;
  newsChoices: string;
  attestationMissing: string;
  /** Before the names of what was typed, when it goes out. */
  sendingDetails: string;
  boxesChanged: string;
  typedKept: string;
  yourOrder: string;
  ofWhichFree: Phrase<'count'>;
  discount: string;
  codeDiscount: Phrase<'code'>;
  bookingFee: string;
  totalSum: string;
  howToPay: string;
  allAtOnce: string;
  /** What a plan means: `due` is how much follows when, a list in words. */
  planTerms: Phrase<'today' | 'due'>;
  pay: Phrase<'amount'>;
  payNow: Phrase<'amount'>;
  confirmFree: string;
  payStarted: string;
  stillWorking: string;
  toThePayment: string;
  goToPayment: string;
  paymentOpen: string;
  paymentBegun: string;
  /** Leaves the form of a payment provider without paying. */
  backToOrder: string;
  paymentFailed: string;
  processingTitle: string;
  processingText: string;
  unknownTitle: string;
  unknownText: string;
  lookingUp: string;
  checkNow: string;
  paidElsewhere: string;
  /** Back from the payment, in a browser that has kept nothing of the order. */
  returnedTitle: string;
  returnedText: string;
  /** With the reference of the order; empty where nobody knows it. */
  returnedAsk: Phrase<'reference'>;
  returnedOnward: string;
  doneTitle: string;
  orderReference: string;
  sentTo: Phrase<'address'>;
  totalPaid: string;
  paidToday: string;
  stillToPay: string;
  amountOn: Phrase<'amount' | 'date'>;
  whatNext: string;
  lookForEmail: string;
  askWithReference: Phrase<'reference'>;
  seeTickets: string;
  printOrder: string;
  addToCalendar: string;
  buyMore: string;
  offersTitle: string;
  offerAt: Phrase<'discount' | 'event'>;
  codePrepared: string;
  /** Without a code: what a button shows that stands beside it. */
  copyCode: Phrase<'code'>;
  codeCopied: string;
  codeUntil: Phrase<'date'>;
  codeForDays: Phrase<'count'>;
  /** A discount, where the organiser has no words for it. */
  amountOff: Phrase<'amount'>;
  expiredTitle: string;
  expiredText: string;
  reserveAgain: string;
  chooseOthers: string;
  refundedTitle: string;
  refundedText: string;
  cancelledTitle: string;
  cancelledText: string;
  /** Without a name where the service does not say which. */
  soldOutNow: Phrase<'release' | 'left'>;
  goneNow: string;
  notOnSaleNow: Phrase<'release'>;
  quantityRefused: Phrase<'release'>;
  codeTaken: string;
  codeOfAnother: string;
  planGone: Phrase<'release'>;
  priceChanged: Phrase<'total'>;
  manyHolds: string;
  manyRequests: string;
  detailsWanted: string;
  paymentWanted: string;
  nothingToPay: string;
  detailsRefused: string;
  notSoldHere: string;
  unsure: string;
  /** With the reason in the service's words; empty where it gives none. */
  declined: Phrase<'reason'>;
  /** A payment request got no answer, and the service now says that nothing was paid. */
  payLost: string;
  /** The same of an order that is free. */
  freeLost: string;
  notCharged: string;
  /** Refused as free, and refused as one that is paid. */
  orderStuck: string;
  chooseAgain: string;
  noWayToPay: string;
  /** After it: what becomes of the tickets. The time is printed above. */
  stayHeld: string;
  anotherOrder: string;
  sumUnknown: string;
  orderGone: string;
  notDone: string;
  possibleIn: Phrase<'time'>;
  turnIn: Phrase<'time'>;
  stopWaiting: string;
  withoutCode: string;
  forOrganiser: string;
  payingInFull: string;
  instalmentsInstead: string;
  fullInstead: string;
  warnMaybeHeld: string;
  maybeHeld: Phrase<'release'>;
  firstInPlan: string;
}
