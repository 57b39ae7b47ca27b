import type { Phrase } from '../texts.js';

/** Written by `npm run words -- --write`, from the English beside it. */
export interface TicketPhrases {
  tickets: string;
  emptyTickets: string;
  emptyTicketsHint: string;
  free: string;
  priceParts: Phrase<'face' | 'fee'>;
  plusFee: string;
  soldOut: string;
  heldBack: string;
  salesEnded: string;
  notYetOnSale: string;
  onSaleAt: Phrase<'when'>;
  onSaleAfter: Phrase<'release'>;
  unlocked: string;
  ticketsLeft: Phrase<'count'>;
  perOrder: Phrase<'least' | 'most'>;
  payInParts: string;
  quantityOf: Phrase<'release'>;
  addOne: Phrase<'release'>;
  removeOne: Phrase<'release'>;
  nothingChosen: string;
  ticketCount: Phrase<'count'>;
  estimate: Phrase<'amount'>;
  estimateHint: string;
  continueToPay: string;
  haveCode: string;
  mostPerOrder: Phrase<'count'>;
  leastPerOrder: Phrase<'count'>;
  onlyLeft: Phrase<'count'>;
  mostTogether: Phrase<'count'>;
  chooseFirst: string;
  code: string;
  applyCode: string;
  removeCode: Phrase<'code'>;
  codeApplied: Phrase<'code'>;
  codeUnlocked: Phrase<'releases'>;
  codeUnknown: string;
  codeExpired: string;
  codeEarly: string;
  codeUsedUp: string;
  /** Neither a ticket nor a lower price. */
  codeNothing: Phrase<'code'>;
  /** No ticket; whether it lowers a price is known when something is chosen. */
  codeWaits: Phrase<'code'>;
  codeMissing: string;
  nowCosts: Phrase<'release' | 'now' | 'before'>;
  nowGone: Phrase<'release'>;
  nowOpen: Phrase<'release'>;
  nowFewer: Phrase<'release' | 'count'>;
  planOffer: Phrase<
    'share' | 'each' | 'count' | 'due' | 'by' | 'first' | 'then' | 'dates' | 'last'
  >;
  /** `least` an order, `most` a ticket. */
  feeRule: Phrase<'percent' | 'each' | 'least' | 'most'>;
  buyElsewhere: Phrase<'host'>;
  goToShop: Phrase<'host'>;
  notSoldOnline: string;
  demoPurchase: string;
  privacyOf: Phrase<'organiser'>;
  organiser: Phrase<'name'>;
  planFirst: Phrase<'share' | 'each'>;
  planThen: Phrase<'count'>;
  planDates: Phrase<'due'>;
  planLast: Phrase<'by'>;
  joinWaitingList: string;
}
