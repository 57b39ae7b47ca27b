/** Said only where a page has made a wallet known. */
export interface ExpressPhrases {
  /** Over the button of a wallet. */
  expressCheckout: string;
  /** Below it. */
  payOtherwise: string;
}

/** What `event-tickets` says from the choice to the order. Amounts and dates come as printed. */
export interface CheckoutPhrases extends ExpressPhrases {
  orderSteps: string;
  stepTickets: string;
  stepDetails: string;
  stepPayment: string;
  /** For a screen reader, when a step begins. */
  stepOf: (step: number, steps: number, name?: string) => string;
  change: string;

  heldUntil: (time: string, left: string) => string;
  minutes: (count: number) => string;
  seconds: (count: number) => string;
  heldFor: (left: string) => string;
  keptNowhere: string;

  total: (amount: string) => string;
  youSave: (amount: string) => string;
  warnSoldOut: string;
  warnReduced: (count: number) => string;
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
  ofWhichFree: (count: number) => string;
  discount: string;
  codeDiscount: (code: string) => string;
  bookingFee: string;
  totalSum: string;
  howToPay: string;
  allAtOnce: string;
  /** What a plan means: `due` is how much follows when, a list in words. */
  planTerms: (today: string, due: string) => string;
  pay: (amount: string) => string;
  payNow: (amount: string) => string;
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
  returnedAsk: (reference: string) => string;
  returnedOnward: string;

  doneTitle: string;
  orderReference: string;
  sentTo: (address: string) => string;
  totalPaid: string;
  paidToday: string;
  stillToPay: string;
  amountOn: (amount: string, date: string) => string;
  whatNext: string;
  lookForEmail: string;
  askWithReference: (reference: string) => string;
  seeTickets: string;
  printOrder: string;
  addToCalendar: string;
  buyMore: string;
  offersTitle: string;
  offerAt: (discount: string, event: string) => string;
  codePrepared: string;
  /** Without a code: what a button shows that stands beside it. */
  copyCode: (code: string) => string;
  codeCopied: string;
  codeUntil: (date: string) => string;
  codeForDays: (count: number) => string;
  /** A discount, where the organiser has no words for it. */
  amountOff: (amount: string) => string;

  expiredTitle: string;
  expiredText: string;
  reserveAgain: string;
  chooseOthers: string;
  refundedTitle: string;
  refundedText: string;
  cancelledTitle: string;
  cancelledText: string;

  /** Without a name where the service does not say which. */
  soldOutNow: (release: string, left: number) => string;
  goneNow: string;
  notOnSaleNow: (release: string) => string;
  quantityRefused: (release: string) => string;
  codeTaken: string;
  codeOfAnother: string;
  planGone: (release: string) => string;
  priceChanged: (total: string) => string;
  manyHolds: string;
  manyRequests: string;
  detailsWanted: string;
  paymentWanted: string;
  nothingToPay: string;
  detailsRefused: string;
  notSoldHere: string;
  unsure: string;
  /** With the reason in the service's words; empty where it gives none. */
  declined: (reason: string) => string;
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
  possibleIn: (time: string) => string;
  turnIn: (time: string) => string;
  stopWaiting: string;

  withoutCode: string;
  forOrganiser: string;
}
