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

/** What a cart costs, as the service says; it is never worked out here. */
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
  /** The organiser's own words for the discount. */
  readonly discountLabel: string | undefined;
  readonly plan:
    | { readonly offerId: string; readonly name: string; readonly installments: Installment[] }
    | undefined;
}

export type Status = OrderStatus['status'];

/** A checkout as the service last spoke of it. */
export interface Order {
  /** Authorises this checkout alone: never shown, never in an address of the page. */
  readonly token: string;
  /** What the buyer may read out on the telephone. */
  readonly reference: string;
  /** Undefined where the service does not say. */
  readonly status: Status | undefined;
  /** The service has taken the details of its buyer. */
  readonly hasDetails: boolean;
  readonly hold: Hold | undefined;
  /** Kept for more than a day by the clock of this device; the service has not said yet that it is over. */
  readonly isOld?: boolean | undefined;
  readonly sums: Sums;
  /** Whether anything is owed, once the service has refused what its sum led to. */
  readonly owes?: boolean | undefined;
  readonly payment: {
    readonly status: OrderStatus['payment']['status'] | undefined;
    readonly message: string;
  };
  readonly buyer: { readonly firstName: string; readonly emailMasked: string } | undefined;
  /** In full, for as long as the page that it was typed on is there. */
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
  /** The organiser's own words for the discount; empty where there are none. */
  readonly label: string;
  readonly percentBps?: number | undefined;
  readonly pennies?: number | undefined;
  /** Of `pennies`: another event may be sold in another one than the order. */
  readonly currency?: string | undefined;
  /** How long its code is good for. */
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
    // A hold that is over before it begins is none.
    hold: told?.seconds ? told : { seconds: statedSeconds, since: now },
    sums: sumsOf(answer),
    payment: { status: 'none', message: '' },
    offers: readList(answer.crossEventOffers).map(offerOf),
  };
}

/** `known` with what `getOrder` says; what it leaves out stays as it was. */
export function orderFromStatus(known: Order, answer: Loose<OrderStatus>, now: Clocks): Order {
  const { buyer } = answer;
  const sums = sumsOf(answer);
  const status = statusOf(answer) ?? (known.status === 'completed' ? known.status : undefined);
  const isLive = !status || status === 'held' || status === 'awaiting_payment';
  return {
    ...known,
    reference: readText(answer.reference) || known.reference,
    status,
    hold: isLive ? (holdOf(answer, now) ?? known.hold) : undefined,
    sums:
      sums.lines.length > 0 || sums.totalPennies !== undefined
        ? {
            ...sums,
            plan: sums.plan ?? known.sums.plan,
            dueNowPennies: sums.dueNowPennies ?? known.sums.dueNowPennies,
          }
        : known.sums,
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

/** What a service that does not speak of the payment has begun, nobody knows; if anything was. */
function paymentOf({ payment }: Order, { payment: told }: Loose<OrderStatus>): Order['payment'] {
  if (told) return { status: told.status ?? undefined, message: readText(told.message) };
  return payment.status === 'requires_action' ? { status: undefined, message: '' } : payment;
}

/** An order of which nothing but its token is known, as after a reload, and perhaps its end. */
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

/** Not so where an answer is damaged, or newer than this code. */
const isOneOf = <Name extends string>(names: readonly Name[], name: unknown): name is Name =>
  names.some((known) => known === name);

/** It is to be finished without a payment: as the service has said, else as its sum does. spec L253 */
export const isFree = ({ owes, sums }: Order): boolean =>
  owes === undefined ? sums.totalPennies === 0 && !sums.plan : !owes;

/** A service that leaves the status out may still have said it in another way. */
function statusOf(answer: Loose<OrderStatus>): Status | undefined {
  const { status, payment, tickets, completedAt, crossEventPromoCodes: codes } = answer;
  if (isOneOf(statuses, status)) return status;
  if (payment?.status === 'refunded') return 'refunded';
  const paid = payment?.status === 'succeeded' || readText(completedAt);
  // Codes for other events are minted for nobody else. spec L254
  const isDone = paid || readList(tickets).length > 0 || readList(codes).length > 0;
  return isDone ? 'completed' : undefined;
}

/** Where the service does not say how long it holds. spec L344 */
const statedSeconds = 15 * 60;
/** Nothing is held for longer than its token is good for. spec L345 */
const mostSeconds = 24 * 60 * 60;

/** Undefined where the answer does not say, or says what cannot be. */
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

/** The promised offers in the page's storage, which any script of the page can change. */
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

export function sumsOf(answer: Loose<Totals>): Sums {
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
    dueNowPennies: readCount(answer.dueNowPennies) ?? installments[0]?.amountPennies,
    promo: readText(promo?.code)
      ? { code: readText(promo?.code), label: readText(promo?.label) }
      : undefined,
    discountLabel:
      readText(quantityDiscount?.label) || readText(quantityDiscount?.name) || undefined,
    plan: paymentPlan
      ? { offerId: readText(paymentPlan.offerId), name: readText(paymentPlan.name), installments }
      : undefined,
  };
}

const lineOf = (line: NonNullable<NonNullable<Loose<Totals>['lines']>[number]>): PricedLine => ({
  releaseId: readText(line.releaseId),
  name: readText(line.name),
  quantity: readCount(line.quantity) ?? 0,
  freeQuantity: readCount(line.freeQuantity) ?? 0,
  unitPricePennies: readCount(line.unitPricePennies),
  subtotalPennies: readCount(line.subtotalPennies),
});
