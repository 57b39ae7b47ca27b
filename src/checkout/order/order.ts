import type { CrossEventOffer, OrderStatus, Reservation, Totals } from '../../contract/checkout.js';
import type { Clocks, Hold } from './hold.js';
import {
  readCount,
  readList,
  readObjects,
  readTime,
  readText,
  type Loose,
} from '../../contract/loose.js';

/** A line of a priced cart, in minor units. Undefined: the service does not say. */
export interface PricedLine {
  readonly releaseId: string;
  readonly name: string;
  readonly quantity: number;
  /** Of these, how many a discount gives away. */
  readonly freeQuantity: number;
  readonly unitPricePennies: number | undefined;
  /** Before discounts and fee. */
  readonly subtotalPennies: number | undefined;
}

export interface Installment {
  readonly amountPennies: number;
  readonly dueAt: string;
}

/** What a cart costs, as the service says; never computed here. */
export interface Sums {
  readonly currency: string | undefined;
  readonly lines: readonly PricedLine[];
  readonly subtotalPennies: number | undefined;
  readonly promoDiscountPennies: number;
  readonly quantityDiscountPennies: number;
  readonly bookingFeePennies: number | undefined;
  readonly totalPennies: number | undefined;
  readonly dueNowPennies: number | undefined;
  readonly promo: { readonly code: string; readonly label: string } | undefined;
  /** The organiser's label of the discount. */
  readonly discountLabel: string | undefined;
  /** The same as the service sent it, to find it in the feed. */
  readonly quantityDiscount?: Loose<Totals['quantityDiscount']> | undefined;
  readonly plan:
    | { readonly offerId: string; readonly name: string; readonly installments: Installment[] }
    | undefined;
}

export type Status = OrderStatus['status'];

/** An order, by the service's last answer about it. */
export interface Order {
  /** Authorises this order only: never shown, never in an address. */
  readonly token: string;
  /** The buyer may read it out on the phone. */
  readonly reference: string;
  /** Undefined where the service does not say. */
  readonly status: Status | undefined;
  /** The service has accepted the buyer's details. */
  readonly hasDetails: boolean;
  readonly hold: Hold | undefined;
  /** More than a day old by the device's clock, and not ended by the service. */
  readonly isOld?: boolean | undefined;
  readonly sums: Sums;
  /** Whether there is anything to pay, once the service has refused what the total suggested. */
  readonly owes?: boolean | undefined;
  readonly payment: {
    readonly status: OrderStatus['payment']['status'] | undefined;
    readonly message: string;
  };
  readonly buyer: { readonly firstName: string; readonly emailMasked: string } | undefined;
  /** In full, until the page where it was typed is left. */
  readonly email?: string | undefined;
  readonly tickets: readonly { readonly id: string; readonly name: string }[];
  readonly ticketsUrl: string | undefined;
  /** Promised at reserve. spec L250 */
  readonly offers: readonly CrossOffer[];
  /** Minted once the order is complete; empty until then. spec L254 */
  readonly codes: readonly (CrossOffer & { readonly code: string; readonly expiresAt: string })[];
}

export interface CrossOffer {
  readonly eventName: string;
  readonly eventSlug: string;
  /** The organiser's label of the discount; may be empty. */
  readonly label: string;
  readonly percentBps?: number | undefined;
  readonly pennies?: number | undefined;
  /** Of `pennies`: another event may have another currency. */
  readonly currency?: string | undefined;
  /** Days that its code is valid. */
  readonly days?: number | undefined;
}

/** The order that `reserve` made. Without a token there is none. */
export function reservedOrder(answer: Loose<Reservation>, now: Clocks): Order | undefined {
  const token = readText(answer.checkoutToken);
  if (!token) return undefined;
  const told = holdOf(answer, now);
  return {
    ...unknownOrder(token, 'held'),
    reference: readText(answer.reference),
    // A hold of 0 seconds is a mistake of the service.
    hold: told?.seconds ? told : { seconds: statedSeconds, since: now },
    sums: sumsOf(answer),
    payment: { status: 'none', message: '' },
    offers: readList(answer.crossEventOffers).map(offerOf),
  };
}

/** `known`, updated by an answer of `getOrder`. Members that the answer lacks stay. */
export function orderFromStatus(known: Order, answer: Loose<OrderStatus>, now: Clocks): Order {
  const { buyer } = answer;
  const sums = sumsOf(answer, known.sums);
  const status = statusOf(answer) ?? (known.status === 'completed' ? known.status : undefined);
  const isLive = !status || status === 'held' || status === 'awaiting_payment';
  return {
    ...known,
    reference: readText(answer.reference) || known.reference,
    status,
    hold: isLive ? (holdOf(answer, now) ?? known.hold) : undefined,
    sums: sums.lines.length > 0 || sums.totalPennies !== undefined ? sums : known.sums,
    payment: paymentOf(known, answer),
    buyer: buyer
      ? { firstName: readText(buyer.firstName), emailMasked: readText(buyer.emailMasked) }
      : known.buyer,
    tickets: readList(answer.tickets).map(({ id, name }) => ({
      id: readText(id),
      name: readText(name),
    })),
    ticketsUrl: readText(answer.ticketsUrl) || undefined,
    codes: readList(answer.crossEventPromoCodes).flatMap((minted) => {
      const code = readText(minted.code);
      return code ? [{ ...offerOf(minted), code, expiresAt: readText(minted.expiresAt) }] : [];
    }),
  };
}

/** If the answer has no payment, one that was started has an unknown status. */
function paymentOf({ payment }: Order, { payment: told }: Loose<OrderStatus>): Order['payment'] {
  if (told) return { status: told.status ?? undefined, message: readText(told.message) };
  return payment.status === 'requires_action' ? { status: undefined, message: '' } : payment;
}

/** An order after a reload: only its token is known, and perhaps its status. */
export const unknownOrder = (token: string, status?: 'held' | 'completed'): Order => ({
  token,
  reference: '',
  status,
  hasDetails: false,
  hold: undefined,
  sums: sumsOf({}),
  payment: { status: undefined, message: '' },
  buyer: undefined,
  tickets: [],
  ticketsUrl: undefined,
  offers: [],
  codes: [],
});

const statuses: readonly Status[] = [
  'held',
  'awaiting_payment',
  'completed',
  'expired',
  'refunded',
  'cancelled',
];

/** False for an answer that is damaged or newer than this code. */
const isOneOf = <Name extends string>(names: readonly Name[], name: unknown): name is Name =>
  names.some((known) => known === name);

/** Whether the order is completed without a payment: as the service said, else by its total. spec L253 */
export const isFree = ({ owes, sums }: Order): boolean =>
  owes === undefined ? sums.totalPennies === 0 && !sums.plan : !owes;

/** The status; where it is missing, as other members imply it. */
function statusOf(answer: Loose<OrderStatus>): Status | undefined {
  const { status, payment, tickets, completedAt, crossEventPromoCodes: codes } = answer;
  if (isOneOf(statuses, status)) return status;
  if (payment?.status === 'refunded') return 'refunded';
  const paid = payment?.status === 'succeeded' || readText(completedAt);
  // Only a completed order has codes for other events. spec L254
  const isDone = paid || readList(tickets).length > 0 || readList(codes).length > 0;
  return isDone ? 'completed' : undefined;
}

/** The length of a hold if the service does not say. spec L344 */
const statedSeconds = 15 * 60;
/** No hold is longer than its token is valid. spec L345 */
const mostSeconds = 24 * 60 * 60;

/** Undefined if the answer has no hold, or an impossible one. */
export function holdOf(answer: Loose<HoldMembers>, since: Clocks): Hold | undefined {
  const [now, end] = [readTime(answer.serverTime), readTime(answer.holdExpiresAt)];
  const between = now === undefined || end === undefined ? undefined : (end - now) / 1000;
  const seconds = readCount(answer.holdSeconds) ?? between;
  if (seconds === undefined || Math.abs(seconds) > mostSeconds) return undefined;
  return { seconds: Math.max(0, seconds), since };
}

type HoldMembers = Partial<Pick<OrderStatus, 'holdSeconds' | 'holdExpiresAt' | 'serverTime'>>;

const offerOf = (offer: Loose<Partial<CrossEventOffer>>): CrossOffer => ({
  eventName: readText(offer.targetEventName),
  eventSlug: readText(offer.targetEventSlug),
  label: readText(offer.discountLabel),
  percentBps: readCount(offer.discountPercentBps),
  pennies: readCount(offer.discountPennies),
  currency: readText((offer as { currency?: unknown }).currency) || undefined,
  days: readCount(offer.codeLifetimeDays),
});

/** The promised offers from the session record, which any script of the page can change. */
export const keptOffers = (kept: unknown): CrossOffer[] =>
  readObjects(kept).map((offer) => ({
    eventName: readText(offer['eventName']),
    eventSlug: readText(offer['eventSlug']),
    label: readText(offer['label']),
    percentBps: readCount(offer['percentBps']),
    pennies: readCount(offer['pennies']),
    currency: readText(offer['currency']) || undefined,
    days: readCount(offer['days']),
  }));

/** @param known of the same order: what is chosen with it stays, if the answer leaves it out */
export function sumsOf(answer: Loose<Totals>, known?: Sums): Sums {
  const { promo, quantityDiscount, paymentPlan } = answer;
  const installments = readList(paymentPlan?.installments).flatMap(({ amountPennies, dueAt }) => {
    const amount = readCount(amountPennies);
    return amount === undefined ? [] : [{ amountPennies: amount, dueAt: readText(dueAt) }];
  });
  return {
    currency: readText(answer.currency) || undefined,
    lines: readList(answer.lines).map(lineOf),
    subtotalPennies: readCount(answer.subtotalPennies),
    promoDiscountPennies: readCount(answer.promoDiscountPennies) ?? 0,
    quantityDiscountPennies: readCount(answer.quantityDiscountPennies) ?? 0,
    bookingFeePennies: readCount(answer.bookingFeePennies),
    totalPennies: readCount(answer.totalPennies),
    dueNowPennies:
      readCount(answer.dueNowPennies) ?? installments[0]?.amountPennies ?? known?.dueNowPennies,
    promo: readText(promo?.code)
      ? { code: readText(promo?.code), label: readText(promo?.label) }
      : known?.promo,
    discountLabel:
      readText(quantityDiscount?.label) || readText(quantityDiscount?.name) || known?.discountLabel,
    quantityDiscount: quantityDiscount ?? known?.quantityDiscount,
    plan: paymentPlan
      ? { offerId: readText(paymentPlan.offerId), name: readText(paymentPlan.name), installments }
      : known?.plan,
  };
}

/** Whether a discount counts, with or without its amount. */
export const statesDiscount = (sums: Sums | undefined): boolean =>
  !!sums &&
  (sums.promoDiscountPennies + sums.quantityDiscountPennies > 0 ||
    (sums.promo ?? sums.discountLabel) !== undefined);

const lineOf = (line: NonNullable<NonNullable<Loose<Totals>['lines']>[number]>): PricedLine => ({
  releaseId: readText(line.releaseId),
  name: readText(line.name),
  quantity: readCount(line.quantity) ?? 0,
  freeQuantity: readCount(line.freeQuantity) ?? 0,
  unitPricePennies: readCount(line.unitPricePennies),
  subtotalPennies: readCount(line.subtotalPennies),
});
