/** What the service states of a way to pay in parts, as it is printed. */
export interface StatedPlan {
  /** Of the price, paid at once; else `each`, or nobody knows how much. */
  share: string | undefined;
  /** Paid at once for each ticket. */
  each: string | undefined;
  /** How many payments follow. */
  count: number;
  /** When: a list in words. */
  due: string | undefined;
  /** When all is paid. */
  by: string | undefined;
}

/** What `event-tickets` says. Amounts and dates come as they are printed. */
export interface TicketPhrases {
  /** First paint. */
  tickets: string;
  emptyTickets: string;
  emptyTicketsHint: string;
  free: string;
  priceParts: (face: string, fee: string) => string;
  plusFee: string;
  soldOut: string;
  heldBack: string;
  salesEnded: string;
  notYetOnSale: string;
  onSaleAt: (when: string) => string;
  onSaleAfter: (release: string) => string;
  unlocked: string;
  ticketsLeft: (count: number) => string;
  perOrder: (least: number, most: number | undefined) => string;
  payInParts: string;
  quantityOf: (release: string) => string;
  addOne: (release: string) => string;
  removeOne: (release: string) => string;
  nothingChosen: string;
  ticketCount: (count: number) => string;
  estimate: (amount: string) => string;
  estimateHint: string;
  continueToPay: string;
  haveCode: string;

  /** Later parts. */
  mostPerOrder: (count: number) => string;
  leastPerOrder: (count: number) => string;
  onlyLeft: (count: number) => string;
  mostTogether: (count: number) => string;
  chooseFirst: string;
  code: string;
  applyCode: string;
  removeCode: (code: string) => string;
  codeApplied: (code: string) => string;
  codeUnlocked: (releases: string) => string;
  codeUnknown: string;
  codeExpired: string;
  codeEarly: string;
  codeUsedUp: string;
  /** Neither a ticket nor a lower price. */
  codeNothing: (code: string) => string;
  /** No ticket; whether it lowers a price is known when something is chosen. */
  codeWaits: (code: string) => string;
  codeMissing: string;
  nowCosts: (release: string, now: string, before: string) => string;
  nowGone: (release: string) => string;
  nowOpen: (release: string) => string;
  nowFewer: (release: string, count: number) => string;
  planOffer: (plan: StatedPlan) => string;
  /** `least` an order, `most` a ticket. */
  feeRule: (
    percent: string,
    each: string,
    least: string | undefined,
    most: string | undefined,
  ) => string;
  buyElsewhere: (host: string) => string;
  goToShop: (host: string) => string;
  notSoldOnline: string;
  demoPurchase: string;
  privacyOf: (organiser: string) => string;
  organiser: (name: string) => string;
}
