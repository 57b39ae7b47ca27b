import type { EventDetail } from '../../../src/contract/events.js';

export const eventId = '00000000-0000-4000-8000-00000000e7e7';

export const tickets = {
  currency: 'GBP',
  fromPricePennies: 8000,
  fromFeeInclusivePricePennies: 8571,
  onSale: true,
  upcoming: false,
  soldOut: false,
  salesStartAt: null,
  salesEndAt: null,
};

/** Far away: whatever day the tests run on, it is still to come. */
export function event(change: Partial<EventDetail> = {}): EventDetail {
  return {
    id: eventId,
    slug: 'party',
    name: 'The Party',
    surface: 'web',
    tagline: 'Music in a field',
    descriptionHtml: null,
    descriptionPlain: 'A long day.\n\nAnd a long night.',
    status: 'scheduled',
    startDate: '2047-06-25',
    endDate: '2047-06-27',
    startTime: '12:00',
    endTime: '23:00',
    timezone: 'Europe/London',
    venue: {
      name: 'Wrenfield',
      addressLine: 'Station Road',
      city: 'Hollinbrook',
      region: null,
      postcode: null,
      country: 'GB',
      locationLabel: null,
      latitude: 52.5,
      longitude: -2.25,
    },
    capacity: 900,
    heroImageUrl: null,
    logoUrl: null,
    websiteUrl: null,
    ageRestriction: 'Over 16s',
    ticketUrl: '/checkout/party',
    tickets,
    organiser: { id: eventId, slug: 'ada', name: 'Ada Presents', logoUrl: null },
    schemaOrg: { '@context': 'https://schema.org', '@type': 'MusicEvent', name: 'The Party' },
    lastUpdatedAt: null,
    ...change,
  };
}
