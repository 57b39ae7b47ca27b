import type { TicketPhrases } from './phrases.js';
import { plural } from '../plural.js';

type First =
  | 'tickets'
  | 'emptyTickets'
  | 'emptyTicketsHint'
  | 'free'
  | 'priceParts'
  | 'plusFee'
  | 'soldOut'
  | 'heldBack'
  | 'salesEnded'
  | 'notYetOnSale'
  | 'onSaleAt'
  | 'onSaleAfter'
  | 'unlocked'
  | 'ticketsLeft'
  | 'perOrder'
  | 'payInParts'
  | 'quantityOf'
  | 'addOne'
  | 'removeOne'
  | 'nothingChosen'
  | 'ticketCount'
  | 'estimate'
  | 'estimateHint'
  | 'continueToPay'
  | 'haveCode'
  | 'privacyOf'
  | 'organiser';

export const tickets: Pick<TicketPhrases, First> = {
  tickets: 'Tickets',
  emptyTickets: 'Tickets are on their way.',
  emptyTicketsHint: 'Nothing is on sale yet. Come back soon.',
  free: 'Free',
  priceParts: (face, fee) => `${face}\u00a0+\u00a0${fee} booking\u00a0fee`,
  plusFee: 'plus booking fee',
  soldOut: 'Sold out',
  heldBack: 'All in other baskets just now. Some may come back.',
  salesEnded: 'Sales have ended',
  notYetOnSale: 'Not yet on sale',
  onSaleAt: (when) => `On sale ${when}`,
  onSaleAfter: (release) => `On sale after “${release}” sales end`,
  unlocked: 'Unlocked by your code',
  ticketsLeft: (count) => `${count} left`,
  perOrder: (least, most) =>
    most === undefined ? `At least ${least} per order` : `${least} to ${most} per order`,
  payInParts: 'Or pay in parts',
  quantityOf: (release) => `${release}, how many`,
  addOne: (release) => `Add one ${release}`,
  removeOne: (release) => `Remove one ${release}`,
  nothingChosen: 'Nothing chosen yet',
  ticketCount: (count) => plural('en', count, { one: '1 ticket', other: `${count} tickets` }),
  estimate: (amount) => `about ${amount}`,
  estimateHint: 'Booking fee included. An estimate until you order.',
  continueToPay: 'Continue',
  haveCode: 'Have a code?',
  privacyOf: (organiser) => `Privacy notice of ${organiser}`,
  organiser: (name) => `Organiser: ${name}`,
};
