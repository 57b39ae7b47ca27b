import * as v from 'valibot';
import { gap, implied } from './gap.js';
import { limits } from './limits.js';
import {
  Count,
  CountryCode,
  CurrencyCode,
  NullableDay,
  NullableText,
  NullableTimestamp,
  NullableUrl,
  Pennies,
  textUpTo,
  Timestamp,
  TimeZone,
  Uuid,
} from './primitives.js';

/** Where to send it: line1, city and postcode are required once an address is sent. spec L267 */
export const Address = v.object({
  recipient: v.optional(v.string()),
  line1: v.string(),
  line2: v.optional(v.string()),
  city: v.string(),
  postcode: v.string(),
  country: v.optional(CountryCode, 'GB'),
});
export type Address = v.InferOutput<typeof Address>;

/** The same in a request: null counts as empty. spec L16, L267 */
export const AddressRequest = v.object({
  ...Address.entries,
  recipient: v.nullish(v.string()),
  line2: v.nullish(v.string()),
  country: v.nullish(CountryCode, 'GB'),
});
export type AddressRequest = v.InferOutput<typeof AddressRequest>;

/** The parcel. spec L191 */
export const Dispatch = v.object({
  carrier: NullableText,
  trackingNumber: NullableText,
  trackingUrl: NullableUrl,
  sentAt: Timestamp,
});
export type Dispatch = v.InferOutput<typeof Dispatch>;

/** Money that goes back to the ambassador. spec L191, L205 */
export const Refund = v.object({
  status: v.picklist(['pending', 'refunded', 'failed']),
  refundedAt: NullableTimestamp,
  amountPennies: Pennies,
  currency: CurrencyCode,
});
export type Refund = v.InferOutput<typeof Refund>;

/** Something an ambassador has earned, or may earn. spec L191 */
export const Reward = v.object({
  rewardDefinitionId: Uuid,
  title: implied(v.string(), 'Nobody claims what has no name.'),
  descriptionPlain: gap(NullableText),
  tierName: NullableText,
  status: implied(
    v.picklist([
      'locked',
      'claimable',
      'claimed',
      'sent',
      'collect_at_event',
      'taken_back',
      'closed',
    ]),
    'Says whether it can be claimed.',
  ),
  fulfilment: gap(v.picklist(['sent_later', 'at_event'])),
  /** null: there is nothing to choose. spec L266 */
  optionChoices: v.nullable(v.array(v.string())),
  selectedOption: NullableText,
  deliveryNote: v.nullable(textUpTo(limits.deliveryNoteCharacters)),
  deliveryAddress: v.nullable(Address),
  dispatch: v.nullable(Dispatch),
  refund: v.nullable(Refund),
  claimUntil: NullableTimestamp,
  /** A day in the event's zone, as is lastUsedDate. */
  claimUntilDate: NullableDay,
  availableFrom: NullableTimestamp,
  availableUntil: NullableTimestamp,
  lastUsedAt: NullableTimestamp,
  lastUsedDate: NullableDay,
  cooldownMinutes: v.nullable(Count),
});
export type Reward = v.InferOutput<typeof Reward>;

/** A step of the programme, reached by sales. spec L191 */
export const RewardTier = v.object({
  id: gap(Uuid),
  name: NullableText,
  threshold: gap(Count),
  reached: gap(v.boolean()),
});
export type RewardTier = v.InferOutput<typeof RewardTier>;

/** `GET /v1/devices/me/ambassador/rewards`. spec L191, L261 */
export const Wallet = v.object({
  events: implied(
    v.array(
      v.object({
        affiliateId: Uuid,
        eventId: gap(Uuid),
        eventSlug: gap(v.string()),
        eventName: implied(v.string(), 'Tells one event from another.'),
        eventStartDate: NullableDay,
        eventEndDate: NullableDay,
        timezone: TimeZone,
        programmeDescription: NullableText,
        salesCount: gap(Count),
        tiers: implied(v.array(RewardTier), 'Stated as a fact: tiers with a name.'),
        rewards: implied(v.array(Reward), 'Stated as a fact: the rewards of the wallet.'),
      }),
    ),
    'Stated as a fact: the events of the wallet.',
  ),
});
export type Wallet = v.InferOutput<typeof Wallet>;

/** Body of `POST …/reward-claims`. spec L262-268 */
export const ClaimRequest = v.object({
  affiliateId: Uuid,
  rewardDefinitionId: Uuid,
  selectedOption: v.nullish(v.string()),
  /** null clears it. When both are sent the address wins over the note. */
  deliveryAddress: v.nullish(AddressRequest),
  /** Blank clears it. */
  deliveryNote: v.nullish(textUpTo(limits.deliveryNoteCharacters)),
});
export type ClaimRequest = v.InferOutput<typeof ClaimRequest>;

/** `POST …/reward-claims`: the reward after the claim. spec L262, L269 */
export const ClaimResult = v.object({ ok: gap(v.literal(true)), reward: gap(Reward) });
export type ClaimResult = v.InferOutput<typeof ClaimResult>;
