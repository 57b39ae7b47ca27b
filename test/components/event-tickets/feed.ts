import type { Release, TicketFeed } from '../../../src/contract/tickets.js';

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A ticket at 45.00 on sale. */
export function release(number: number, name: string, change: Partial<Release> = {}): Release {
  return {
    id: uuid(number),
    name,
    descriptionPlain: null,
    groupLabel: null,
    kind: 'ticket',
    sortOrder: number,
    pricePennies: 4500,
    feeInclusivePricePennies: 4863,
    upcoming: false,
    soldOut: false,
    heldBack: false,
    salesStartAt: null,
    salesEndAt: null,
    startsAfterReleaseId: null,
    minPerOrder: 1,
    maxPerOrder: 8,
    remaining: null,
    unlockedByPromo: false,
    paymentPlans: [],
    ...change,
  };
}

export function tickets(releases: Release[], change: Partial<TicketFeed> = {}): TicketFeed {
  return {
    eventId: uuid(900),
    eventSlug: 'party',
    surface: 'web',
    currency: 'GBP',
    timezone: 'Europe/London',
    releases,
    bookingFeePolicy: { perTicketPennies: 25, percentBps: 750, capPennies: null, minPennies: 50 },
    quantityDiscounts: [],
    maxTicketsPerOrder: 20,
    holdMinutes: 15,
    promo: null,
    checkout: null,
    lastUpdatedAt: '2027-04-01T10:00:00.000Z',
    generatedAt: '2027-05-01T10:00:00.000Z',
    ...change,
  };
}
