import { defaultBookingFee } from '../../contract/limits.js';
import type { BookingFeePolicy, CheckoutBlock, QuantityDiscount } from '../../contract/tickets.js';
import type {
  CrossEventOfferRecord,
  PlanRecord,
  PromoRecord,
  ReleaseRecord,
  TicketsRecord,
} from '../records/tickets.js';
import type { Identify } from './ids.js';

/** What the sale of one event differs in from any other. Releases are named by their names. */
export interface SaleSheet {
  organiser: string;
  currency?: string;
  fee?: BookingFeePolicy;
  /** Of every release that does not name its own. */
  salesStartAt?: string | null;
  salesEndAt?: string | null;
  maxTicketsPerOrder?: number | null;
  releases: ReleaseSheet[];
  quantityDiscounts?: (id: (release: string) => string) => QuantityDiscount[];
  promos?: (id: (release: string) => string) => PromoRecord[];
  refundPolicyLine?: string;
  /** The other event by its slug. */
  crossEventOffers?: (Omit<CrossEventOfferRecord, 'id' | 'targetEventId'> & { event: string })[];
}

export type ReleaseSheet = Pick<ReleaseRecord, 'name' | 'pricePennies' | 'stock'> &
  Partial<Omit<ReleaseRecord, 'id' | 'plans'>> & { plans?: Omit<PlanRecord, 'id'>[] };

/** A sale as the organiser set it up. */
export function sale(id: Identify, slug: string, sheet: SaleSheet): TicketsRecord {
  const idOf = (name: string) => id('release', `${slug}/${name}`);
  return {
    currency: sheet.currency ?? 'GBP',
    bookingFee: sheet.fee ?? defaultBookingFee,
    releases: sheet.releases.map((release) => ({
      id: idOf(release.name),
      description: null,
      group: null,
      kind: 'ticket',
      sold: 0,
      held: 0,
      access: { kind: 'public' },
      salesStartAt: sheet.salesStartAt ?? null,
      salesEndAt: sheet.salesEndAt ?? null,
      afterPrevious: false,
      minPerOrder: 1,
      maxPerOrder: 8,
      ...release,
      plans: (release.plans ?? []).map((plan) => ({
        // The same plan on two releases is one offer: an order may mix them.
        id: id('plan', `${slug}/${plan.name}`),
        ...plan,
      })),
    })),
    deletedReleases: [],
    quantityDiscounts: sheet.quantityDiscounts?.(idOf) ?? [],
    promos: sheet.promos?.(idOf) ?? [],
    maxTicketsPerOrder: sheet.maxTicketsPerOrder ?? 20,
    checkout: checkoutBlock(sheet.organiser, sheet.refundPolicyLine),
    earlierWordings: [],
    crossEventOffers: (sheet.crossEventOffers ?? []).map(({ event, ...offer }) => ({
      id: id('cross-event offer', `${slug}/${event}`),
      targetEventId: id('event', event),
      ...offer,
    })),
  };
}

/** A code that anybody may use as often as they like, on every paid ticket. */
export function promo(
  code: string,
  label: string,
  effect: PromoRecord['effect'],
  change: Partial<PromoRecord> = {},
): PromoRecord {
  return {
    code,
    label,
    effect,
    releaseIds: null,
    maxTickets: null,
    maxUses: null,
    used: 0,
    startsAt: null,
    endsAt: null,
    personalEmail: null,
    ...change,
  };
}

interface Wording {
  name: string;
  site: string;
}

const organisers: Record<string, Wording> = {
  meadowlark: { name: 'Meadowlark Festival Ltd', site: 'https://meadowlark.example' },
  foghorn: { name: 'Foghorn Presents', site: 'https://foghorn.example' },
  quietroom: { name: 'The Quiet Room', site: 'https://quietroom.example' },
};

/** What the checkout prints and sends back, with the organiser's name in it. spec L189 */
function checkoutBlock(organiser: string, refundPolicyLine?: string): CheckoutBlock {
  const { name, site } = organisers[organiser] ?? {
    name: organiser,
    site: 'https://bandstand.example',
  };
  return {
    formVersion: 'checkout_form_v3',
    consents: [
      {
        key: 'organiser_email',
        text: `Yes, ${name} may write to me by email about this and later events.`,
        channel: 'email',
      },
      {
        key: 'organiser_messaging',
        text: `Yes, ${name} may text me when something changes on the day.`,
        channel: 'messaging',
      },
      {
        key: 'platform_email',
        text: 'Yes, the ticket desk may recommend other events to me by email.',
        channel: 'email',
      },
    ],
    legal: {
      attestation: {
        text: `I am 16 or over and I accept the terms of sale of ${name}.`,
        linkText: 'terms of sale',
        termsUrl: `${site}/terms`,
      },
      attribution: `Tickets are sold by ${name}. The ticket desk takes the payment on its behalf.`,
      organiser: {
        name,
        privacyPolicyUrl: `${site}/privacy`,
        ...(refundPolicyLine === undefined ? {} : { refundPolicyLine }),
        refundCancellationLine:
          'If the event is cancelled you get back everything you paid, the booking fee included.',
      },
    },
  };
}
