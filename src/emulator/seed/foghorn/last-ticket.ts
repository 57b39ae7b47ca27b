import type { EventRecord } from '../../state/world.js';
import { bareEvent, firstRevisions, prose, lineUp } from '../event-sheet.js';
import type { Identify } from '../ids.js';
import { sales } from '../sales.js';
import { sale } from '../ticket-sheet.js';

const programme = { slug: 'last-ticket', waves: ['2027-02-18T12:00:00.000Z'] };

/** One paid tier with a single ticket left. */
export function lastTicket(id: Identify): EventRecord {
  return {
    ...bareEvent(id, 'foghorn', programme.slug, 'Tobias Fennimore at the Net Loft'),
    tagline: 'Sixty chairs, fifty-nine of them spoken for',
    description: prose`
      One man, one nylon-string guitar and the smallest room we have. Tobias Fennimore plays the whole
      of “Broadland”, in order, then whatever you shout.
    `,
    startDate: '2027-05-20',
    endDate: '2027-05-20',
    startTime: '19:30',
    endTime: '22:30',
    venue: {
      name: 'The Net Loft',
      addressLine: '3 Wellington Quay, second floor',
      city: 'Hull',
      region: 'East Yorkshire',
      postcode: 'HU99 1FG',
      country: 'GB',
      locationLabel: 'Wellington Quay, Hull',
      latitude: 53.7389,
      longitude: -0.3352,
    },
    capacity: 60,
    hero: 'hero/foghorn.svg',
    logo: 'logos/foghorn.svg',
    websiteUrl: 'https://foghorn.example/net-loft',
    ageRestriction: '14 and over',
    tickets: sale(id, programme.slug, sales.lastTicket),
    sets: lineUp(id, programme, {
      '2027-05-20': {
        'Net Loft': [
          { at: '20:00-20:40', tier: 'rising', acts: ['Ottoline Garth'] },
          { at: '21:00-22:30', tier: 'headliner', acts: ['Tobias Fennimore'], featured: true },
        ],
      },
    }),
    content: firstRevisions(programme, { tickets: '2027-02-19T10:00:00.000Z' }),
    lastUpdatedAt: '2027-04-30T20:11:00.000Z',
  };
}
