import type {
  BookingFeePolicy,
  CheckoutBlock,
  PlanOffer,
  QuantityDiscount,
} from '../../contract/tickets.js';

/** What the organiser entered about tickets. Money in minor units of `currency`. */
export interface TicketsRecord {
  currency: string;
  bookingFee: BookingFeePolicy;
  /** In the organiser's order, gated and hidden ones included: a ladder reads it from above. */
  releases: ReleaseRecord[];
  /** Nobody buys them any more, and whoever has bought one still comes. */
  deletedReleases: ReleaseRecord[];
  quantityDiscounts: QuantityDiscount[];
  promos: PromoRecord[];
  maxTicketsPerOrder: number | null;
  checkout: CheckoutBlock;
  /** What the boxes said before, oldest first: who was shown it may still prove it. spec L316, L359 */
  earlierWordings: Wording[];
  /** What a buyer of this event is given for another one. spec L250 */
  crossEventOffers: CrossEventOfferRecord[];
}

/** The boxes under the version they were published with. */
export type Wording = Pick<CheckoutBlock, 'formVersion' | 'consents'>;

export interface CrossEventOfferRecord {
  id: string;
  targetEventId: string;
  discountLabel: string;
  effect: Extract<PromoRecord['effect'], { kind: 'percent' | 'fixed_per_order' }>;
  /** A code is this, a hyphen, and what makes it unique. */
  codePrefix: string;
  codeLifetimeDays: number;
}

export interface ReleaseRecord {
  id: string;
  name: string;
  description: string | null;
  group: string | null;
  kind: 'ticket' | 'add_on';
  /** Face value. */
  pricePennies: number;
  /** How many there are in all… */
  stock: number;
  /** …of which sold, and of which in live holds. */
  sold: number;
  held: number;
  access: Access;
  salesStartAt: string | null;
  salesEndAt: string | null;
  /** A rung of a ladder: opens when the release directly above it is done. spec L211 */
  afterPrevious: boolean;
  minPerOrder: number;
  maxPerOrder: number | null;
  plans: PlanRecord[];
}

/**
 * Who sees a release. `gated`: whoever has one of these codes. `hidden`: whoever has a code that is
 * scoped to this very release. spec L248
 */
export type Access = { kind: 'public' } | { kind: 'gated'; codes: string[] } | { kind: 'hidden' };

export type PlanRecord = Omit<PlanOffer, 'dueDates'>;

export interface PromoRecord {
  code: string;
  label: string;
  /** What it does to the price of a ticket, or of the order. */
  effect:
    | { kind: 'percent'; bps: number }
    | { kind: 'fixed_per_ticket'; pennies: number }
    | { kind: 'set_price'; pennies: number }
    | { kind: 'fixed_per_order'; pennies: number }
    | { kind: 'unlock_only' };
  /** null: every paid release. */
  releaseIds: string[] | null;
  /** For so many tickets of an order, the dearest first; null: for all. */
  maxTickets: number | null;
  /** null: as often as anybody likes. */
  maxUses: number | null;
  used: number;
  startsAt: string | null;
  endsAt: string | null;
  /** Works for this buyer alone. */
  personalEmail: string | null;
}
