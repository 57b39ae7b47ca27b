import type { EventRecord } from '../../state/world.js';
import { bareEvent, firstRevisions, prose, lineUp } from '../event-sheet.js';
import type { Identify } from '../ids.js';
import { guildhallSale } from '../sales.js';
import { sale } from '../ticket-sheet.js';

const programme = { slug: 'guildhall-2027', waves: ['2027-03-22T10:00:00.000Z'] };

/** A fee that was negotiated, with a cap for each ticket, and a discount that gives a seat away. */
export function guildhall2027(id: Identify): EventRecord {
  return {
    ...bareEvent(id, 'foghorn', programme.slug, 'A Candle for the Guildhall'),
    tagline: 'One evening of voices and brass, under a roof that was paid for in herring',
    description: prose`
      The Shipwrights built their hall in 1594 and have been arguing about the heating ever since. For
      one night in November it is lit by four hundred candles, each of them the size of a thumb.

      Those in the Hall sit where the guild sat. Those in the Balcony sit where the guild’s children
      sat, and can see everything.
    `,
    startDate: '2027-11-13',
    endDate: '2027-11-13',
    startTime: '18:30',
    endTime: '22:30',
    venue: {
      name: 'Shipwrights’ Guildhall',
      addressLine: '11 Ropewalk Court',
      city: 'Hull',
      region: 'East Yorkshire',
      postcode: 'HU99 3GH',
      country: 'GB',
      locationLabel: 'Old Town, Hull',
      latitude: 53.7426,
      longitude: -0.3318,
    },
    capacity: 300,
    hero: 'hero/foghorn.svg',
    logo: 'logos/foghorn.svg',
    websiteUrl: 'https://foghorn.example/guildhall',
    ageRestriction: '8 and over',
    tickets: sale(id, programme.slug, guildhallSale),
    sets: lineUp(id, programme, {
      '2027-11-13': {
        'The Hall': [
          {
            at: '19:00-19:35',
            tier: 'local',
            acts: ['The Ropewalk Waits'],
            note: 'From the doors inwards, playing as they walk.',
          },
          { at: '19:45-20:30', tier: 'main', acts: ['Kavita Rell'] },
          { at: '20:50-21:20', tier: 'rising', acts: ['Beatrix Stell'] },
          {
            at: '21:20-22:30',
            tier: 'headliner',
            acts: ['Delphine Okoro-Marsh'],
            featured: true,
            note: 'With the organ, and with everybody who knows the words.',
          },
        ],
      },
    }),
    content: firstRevisions(programme, { tickets: '2027-03-24T10:00:00.000Z' }),
    lastUpdatedAt: '2027-04-12T16:40:00.000Z',
  };
}
