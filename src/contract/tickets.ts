import * as v from 'valibot';
import { gap, implied } from './gap.js';
import {
  BasisPoints,
  Count,
  CurrencyCode,
  NullablePennies,
  NullableText,
  NullableTimestamp,
  NullableUrl,
  Pennies,
  Surface,
  Timestamp,
  TimeZone,
  Url,
  Uuid,
} from './primitives.js';
import { limits } from './limits.js';

/** Paying in monthly parts; dropped once it can no longer be repaid before payByAt. spec L186 */
export const PlanOffer = v.object({
  id: implied(Uuid, 'Stated as a fact: reserve takes it as `paymentPlanId`.'),
  name: implied(v.string(), 'Stated as a fact: reserve names the offer.'),
  /** The deposit is one of the two: a share of the price, or an amount per ticket. */
  depositPercentBps: implied(v.nullable(BasisPoints), 'Stated as a fact: the deposit.'),
  depositPenniesPerTicket: implied(NullablePennies, 'Stated as a fact: the deposit.'),
  monthlyPayments: implied(Count, 'Stated as a fact: the number of monthly payments.'),
  payByAt: Timestamp,
  dueDates: v.array(Timestamp),
  label: gap(v.string()),
});
export type PlanOffer = v.InferOutput<typeof PlanOffer>;

/** A ticket type or an add-on. spec L186, L203 */
export const Release = v.object({
  id: implied(Uuid, 'A cart has to name it.'),
  name: implied(v.string(), 'Nobody buys what has no name.'),
  descriptionPlain: gap(NullableText),
  groupLabel: gap(NullableText),
  kind: gap(v.picklist(['ticket', 'add_on'])),
  sortOrder: gap(v.number()),
  /** Face value. */
  pricePennies: Pennies,
  /** Face value and booking fee at the smallest order; 0 for a free tier. Absent on older servers. */
  feeInclusivePricePennies: v.optional(Pennies),
  /** Not yet purchasable. */
  upcoming: v.boolean(),
  soldOut: v.boolean(),
  /** Sold out only because of live holds: some may come back. */
  heldBack: gap(v.boolean()),
  salesStartAt: gap(NullableTimestamp),
  salesEndAt: gap(NullableTimestamp),
  /** Opens when that release is done; null too when the one above is hidden. */
  startsAfterReleaseId: gap(v.nullable(Uuid)),
  minPerOrder: gap(v.pipe(Count, v.minValue(1))),
  maxPerOrder: gap(v.nullable(Count)),
  /** null: not disclosed. A number only when few are left. */
  remaining: gap(v.nullable(Count)),
  unlockedByPromo: gap(v.boolean()),
  paymentPlans: v.array(PlanOffer),
});
export type Release = v.InferOutput<typeof Release>;

/** Resolved per event. spec L187 */
export const BookingFeePolicy = v.object({
  perTicketPennies: Pennies,
  percentBps: BasisPoints,
  /** Per ticket; null: no cap. */
  capPennies: NullablePennies,
  /** Per order in which anything is owed. */
  minPennies: Pennies,
});
export type BookingFeePolicy = v.InferOutput<typeof BookingFeePolicy>;

const discount = {
  id: gap(Uuid),
  name: gap(v.string()),
  /** Printed as it is. */
  label: v.string(),
  /** null: every paid release. */
  releaseIds: gap(v.nullable(v.array(Uuid))),
};

/** Several together cost less; its kind says how. spec L188 */
export const QuantityDiscount = v.variant('kind', [
  v.object({
    ...discount,
    kind: v.literal('buy_n_get_m'),
    buyQuantity: Count,
    freeQuantity: Count,
    freeReleaseId: v.optional(Uuid),
  }),
  v.object({
    ...discount,
    kind: v.literal('tiered'),
    tiers: gap(v.array(v.object({ minQuantity: gap(Count), percentOffBps: gap(BasisPoints) }))),
  }),
  v.object({
    ...discount,
    kind: v.literal('bundle_price'),
    bundleQuantity: gap(Count),
    bundlePricePennies: gap(Pennies),
  }),
]);
export type QuantityDiscount = v.InferOutput<typeof QuantityDiscount>;

/** The three boxes; their wording comes from the feed. spec L189 */
export const ConsentKey = v.picklist(['organiser_email', 'organiser_messaging', 'platform_email']);
export type ConsentKey = v.InferOutput<typeof ConsentKey>;

/** `linkText` is a verbatim part of `text` and links to `termsUrl`. spec L189 */
export const Attestation = v.pipe(
  v.object({ text: v.string(), linkText: v.string(), termsUrl: Url }),
  v.check(({ text, linkText }) => text.includes(linkText), 'linkText is not part of text'),
);
export type Attestation = v.InferOutput<typeof Attestation>;

/** What the checkout prints and sends back; web only. spec L189 */
export const CheckoutBlock = v.object({
  formVersion: v.string(),
  /** Never ticked beforehand. */
  consents: implied(
    v.array(
      v.object({
        key: implied(ConsentKey, 'Tells one box from another in the details.'),
        text: implied(v.string(), 'Stated as a fact: the wording of the box.'),
        channel: gap(v.picklist(['email', 'messaging'])),
      }),
    ),
    'Stated as a fact: three boxes with their wording.',
  ),
  legal: v.object({
    attestation: Attestation,
    attribution: v.string(),
    organiser: v.optional(
      v.object({
        name: v.string(),
        privacyPolicyUrl: NullableUrl,
        /** Absent when unset. */
        refundPolicyLine: v.optional(v.string()),
        refundCancellationLine: v.string(),
      }),
    ),
  }),
});
export type CheckoutBlock = v.InferOutput<typeof CheckoutBlock>;

/** What a promo code did to this feed. spec L248 */
export const PromoState = v.object({
  code: gap(v.string()),
  status: gap(v.picklist(['applied', 'not_recognised', 'expired', 'not_started', 'used_up'])),
  label: gap(NullableText),
  unlockedReleaseIds: gap(v.array(Uuid)),
});
export type PromoState = v.InferOutput<typeof PromoState>;

/** `GET /v1/events/{slug}/tickets`. spec L186-189, L248 */
export const TicketFeed = v.object({
  eventId: gap(Uuid),
  eventSlug: gap(v.string()),
  surface: gap(Surface),
  currency: implied(CurrencyCode, 'A price without a currency says nothing.'),
  timezone: gap(TimeZone),
  /** In the organiser's order; hidden and gated tiers only with their code. */
  releases: v.array(Release),
  bookingFeePolicy: BookingFeePolicy,
  quantityDiscounts: v.array(QuantityDiscount),
  maxTicketsPerOrder: gap(v.nullable(Count)),
  holdMinutes: gap(v.literal(limits.holdMinutes)),
  /** null without `?promo=`. */
  promo: gap(v.nullable(PromoState)),
  checkout: v.nullable(CheckoutBlock),
  lastUpdatedAt: gap(NullableTimestamp),
  generatedAt: gap(Timestamp),
});
export type TicketFeed = v.InferOutput<typeof TicketFeed>;
