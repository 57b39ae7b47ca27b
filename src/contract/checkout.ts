import * as v from 'valibot';
import { gap, gaps, implied } from './gap.js';
import {
  BasisPoints,
  Count,
  CurrencyCode,
  NullablePennies,
  NullableText,
  NullableTimestamp,
  NullableUrl,
  Pennies,
  Timestamp,
  Url,
  Uuid,
} from './primitives.js';
import { ConsentKey } from './tickets.js';

const perConsent = <const Value extends v.GenericSchema>(value: Value) =>
  v.object(v.entriesFromList(ConsentKey.options, value));

/** Body of `POST …/tickets/quote`. spec L248-250 */
export const QuoteRequest = v.object({
  items: implied(
    v.array(
      v.object({
        releaseId: implied(Uuid, 'Says what is bought.'),
        quantity: implied(v.pipe(Count, v.minValue(1)), 'Says how many are bought.'),
      }),
    ),
    'A cart that is priced and held has something in it.',
  ),
  /** The code that the feed was read with. spec L248 */
  promo: v.nullish(v.string()),
  /** Every paid tier of the cart must offer it. spec L250 */
  paymentPlanId: v.nullish(Uuid),
});
export type QuoteRequest = v.InferOutput<typeof QuoteRequest>;

/** One release of a cart with its price, discount and what is paid. spec L249 */
export const Line = v.object({
  releaseId: gap(Uuid),
  name: gap(v.string()),
  quantity: gap(Count),
  freeQuantity: gap(Count),
  unitPricePennies: gap(Pennies),
  subtotalPennies: gap(Pennies),
  discountPennies: gap(Pennies),
  netPennies: gap(Pennies),
  bookingFeePennies: gap(Pennies),
});
export type Line = v.InferOutput<typeof Line>;

/** The parts of a plan; they add up to the total. spec L250 */
export const Plan = v.object({
  offerId: implied(Uuid, 'Stated as a fact: the id of the offer.'),
  name: v.string(),
  payByAt: Timestamp,
  installments: v.array(v.object({ seq: Count, amountPennies: Pennies, dueAt: Timestamp })),
});
export type Plan = v.InferOutput<typeof Plan>;

/** Sums of a priced cart, in minor units of `currency`. spec L249, L250 */
export const Totals = v.object({
  currency: implied(CurrencyCode, 'A sum without a currency says nothing.'),
  lines: gap(v.array(Line)),
  subtotalPennies: gap(Pennies),
  promoDiscountPennies: gap(Pennies),
  quantityDiscountPennies: gap(Pennies),
  netPennies: gap(Pennies),
  /** spec L249, L250 */
  bookingFeePennies: Pennies,
  totalPennies: implied(Pennies, 'A priced cart has a price.'),
  dueNowPennies: gap(Pennies),
  promo: gap(v.nullable(v.object({ code: gap(v.string()), label: gap(NullableText) }))),
  /** The one discount that saves most. spec L250 */
  quantityDiscount: v.nullable(v.object({ id: Uuid, name: v.string(), label: gap(v.string()) })),
  paymentPlan: v.nullable(Plan),
});
export type Totals = v.InferOutput<typeof Totals>;

/** `POST …/tickets/quote`: a preview that holds nothing. The other members are stated only of reserve. spec L249 */
export const Quote = v.object({
  ...Totals.entries,
  ...gaps(v.pick(Totals, ['quantityDiscount', 'paymentPlan']).entries),
  warnings: gap(
    v.array(
      v.object({
        code: gap(
          v.picklist([
            'sold_out',
            'quantity_reduced',
            'promo_not_applied',
            'promo_used_up',
            'add_free_ticket',
          ]),
        ),
        releaseId: gap(v.nullable(Uuid)),
        message: gap(v.string()),
      }),
    ),
  ),
  quotedAt: gap(Timestamp),
});
export type Quote = v.InferOutput<typeof Quote>;

/** Members that can't be read count as absent. spec L296 */
const Attribution = v.nullable(
  v.object({
    channel: v.optional(gap(v.fallback(v.nullable(v.string()), null))),
    artistId: v.optional(gap(v.fallback(v.nullable(Uuid), null))),
  }),
);

/** Body of `POST …/tickets/reserve`. spec L250 */
export const ReserveRequest = v.object({
  ...QuoteRequest.entries,
  /** The last touch before the sale. A wrong value never fails a sale. spec L296 */
  attribution: v.optional(gap(v.fallback(Attribution, null))),
});
export type ReserveRequest = v.InferOutput<typeof ReserveRequest>;

/** A discount at another event, promised at reserve and minted later. spec L250 */
export const CrossEventOffer = v.object({
  id: gap(Uuid),
  targetEventName: implied(v.string(), 'Stated as a fact: the name of the target event.'),
  targetEventSlug: implied(v.string(), 'Stated as a fact: the slug of the target event.'),
  discountLabel: gap(v.string()),
  /** The discount is one of the two: a share of the price, or an amount. */
  discountPercentBps: implied(v.nullable(BasisPoints), 'Stated as a fact: the discount.'),
  discountPennies: implied(NullablePennies, 'Stated as a fact: the discount.'),
  codeLifetimeDays: implied(Count, 'Stated as a fact: how long the code is good for.'),
});
export type CrossEventOffer = v.InferOutput<typeof CrossEventOffer>;

/** `POST …/tickets/reserve`: a hold of 15 minutes, a token of 24 hours. spec L250, L344, L345 */
export const Reservation = v.object({
  ...Totals.entries,
  orderId: gap(Uuid),
  /** What the buyer may read out on the phone. */
  reference: gap(v.string()),
  /** Authorises this checkout only. */
  checkoutToken: v.string(),
  tokenExpiresAt: gap(Timestamp),
  status: gap(v.literal('held')),
  holdExpiresAt: gap(Timestamp),
  /** Relative, so that a wrong clock of the device cannot mislead. */
  holdSeconds: gap(Count),
  serverTime: gap(Timestamp),
  crossEventOffers: v.array(CrossEventOffer),
});
export type Reservation = v.InferOutput<typeof Reservation>;

/** Body of `POST …/details`. spec L251, L316, L359 */
export const DetailsRequest = v.object({
  buyer: implied(
    v.object({
      firstName: implied(v.string(), 'A ticket is somebody’s.'),
      lastName: implied(v.string(), 'A ticket is somebody’s.'),
      email: implied(v.string(), 'Tickets are sent somewhere, and a personal code has an address.'),
      phone: v.optional(gap(v.nullable(v.string()))),
    }),
    'This step collects the details of the buyer.',
  ),
  attendees: v.optional(
    gap(
      v.nullable(
        v.array(
          v.object({ releaseId: gap(Uuid), firstName: gap(v.string()), lastName: gap(v.string()) }),
        ),
      ),
    ),
  ),
  consents: implied(perConsent(v.boolean()), 'Who is asked for consent answers yes or no.'),
  formVersion: v.string(),
  /** The wording that was shown, per box. spec L316 */
  consentTextSnapshot: perConsent(v.string()),
  attestationAccepted: gap(v.literal(true)),
});
export type DetailsRequest = v.InferOutput<typeof DetailsRequest>;

/** `POST …/details`: the buyer's details are accepted. spec L251 */
export const DetailsResult = v.object({
  ok: gap(v.literal(true)),
  status: gap(v.literal('held')),
  holdExpiresAt: gap(Timestamp),
  holdSeconds: gap(Count),
});
export type DetailsResult = v.InferOutput<typeof DetailsResult>;

/** Body of `POST …/pay`. spec L252 */
export const PayRequest = v.object({
  returnUrl: implied(Url, 'A buyer who pays elsewhere has to come back.'),
});
export type PayRequest = v.InferOutput<typeof PayRequest>;

/** What the browser has to do next; the kinds are independent of a payment provider. spec L252 */
export const PayAction = v.variant('kind', [
  v.object({
    kind: implied(v.literal('redirect'), 'Tells one way to pay from another.'),
    url: implied(Url, 'The page where the payment goes on.'),
  }),
  v.object({
    kind: gap(v.literal('client_secret')),
    provider: gap(v.string()),
    publishableKey: gap(v.string()),
    accountId: gap(NullableText),
    clientSecret: gap(v.string()),
  }),
  v.object({
    kind: gap(v.literal('test')),
    outcomes: gap(
      v.array(v.picklist(['approve', 'decline', 'challenge', 'process_slowly', 'abandon'])),
    ),
    url: gap(Url),
  }),
]);
export type PayAction = v.InferOutput<typeof PayAction>;

/** `POST …/pay`: one attempt, however often it is called. spec L252 */
export const PayResult = v.object({
  status: gap(v.picklist(['requires_action', 'processing', 'paid'])),
  attemptId: gap(v.nullable(Uuid)),
  amountPennies: gap(Pennies),
  currency: gap(CurrencyCode),
  installmentSeq: gap(v.nullable(Count)),
  expiresAt: gap(NullableTimestamp),
  action: implied(v.nullable(PayAction), 'Without it nobody knows how to pay.'),
});
export type PayResult = v.InferOutput<typeof PayResult>;

/** `POST …/complete-free`; safe to repeat. spec L253 */
export const FreeCompletion = v.object({ completed: v.literal(true) });
export type FreeCompletion = v.InferOutput<typeof FreeCompletion>;

/** `GET …/orders/{checkoutToken}`. Its price was in the answer of reserve. spec L254 */
export const OrderStatus = v.object({
  ...gaps(Totals.entries),
  orderId: gap(Uuid),
  reference: gap(v.string()),
  status: implied(
    v.picklist(['held', 'awaiting_payment', 'completed', 'expired', 'refunded', 'cancelled']),
    'The status of an order has a status.',
  ),
  serverTime: gap(Timestamp),
  holdExpiresAt: gap(NullableTimestamp),
  holdSeconds: gap(v.nullable(Count)),
  payment: gap(
    v.object({
      status: gap(
        v.picklist(['none', 'requires_action', 'processing', 'succeeded', 'declined', 'refunded']),
      ),
      attemptId: gap(v.nullable(Uuid)),
      message: gap(NullableText),
    }),
  ),
  buyer: gap(v.nullable(v.object({ firstName: gap(v.string()), emailMasked: gap(v.string()) }))),
  tickets: gap(v.array(v.object({ id: gap(Uuid), releaseId: gap(Uuid), name: gap(v.string()) }))),
  ticketsUrl: gap(NullableUrl),
  completedAt: gap(NullableTimestamp),
  /** Empty until minted. */
  crossEventPromoCodes: implied(
    v.array(
      v.object({
        code: implied(v.string(), 'Stated as a fact: a code.'),
        targetEventName: implied(v.string(), 'A code is of use to who knows where.'),
        targetEventSlug: implied(v.string(), 'A code is of use to who knows where.'),
        discountLabel: gap(v.string()),
        expiresAt: gap(Timestamp),
      }),
    ),
    'Stated as a fact: the minted codes, an empty list until then.',
  ),
});
export type OrderStatus = v.InferOutput<typeof OrderStatus>;
