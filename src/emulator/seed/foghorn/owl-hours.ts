import type { EventRecord } from '../../state/world.js';
import { bareEvent, firstRevisions, lineUp, lineUps, prose } from '../event-sheet.js';
import type { Identify } from '../ids.js';
import { sales } from '../sales.js';
import { sale } from '../ticket-sheet.js';

const programme = {
  slug: 'owl-hours',
  waves: ['2027-03-30T18:00:00.000Z', '2027-04-22T18:00:00.000Z'],
};

/** Two nights on one stage. What begins after midnight stands under the day that has begun. */
export function owlHours(id: Identify): EventRecord {
  return {
    ...bareEvent(id, 'foghorn', programme.slug, 'Owl Hours'),
    tagline: 'Two nights without a clock, in a room that used to make the light',
    description: prose`
      The Lamp Works made lighthouse lenses until 1971. What is left is one long room, a glass roof and
      a floor that was laid for heavy things to be moved across it slowly.

      One stage, no breaks, from nine until the first gull. Daytime is for sleeping: the beach is three
      hundred steps away.
    `,
    startDate: '2027-08-20',
    endDate: '2027-08-22',
    startTime: '21:00',
    endTime: '03:30',
    venue: {
      name: 'The Lamp Works',
      addressLine: 'Prism Lane',
      city: 'Withernsea',
      region: 'East Yorkshire',
      postcode: 'HU99 4LW',
      country: 'GB',
      locationLabel: 'Withernsea, East Yorkshire',
      latitude: 53.7312,
      longitude: 0.0337,
    },
    capacity: 420,
    hero: 'news/07.svg',
    logo: 'logos/foghorn.svg',
    websiteUrl: 'https://foghorn.example/owl-hours',
    ageRestriction: '18 and over',
    tickets: sale(id, programme.slug, sales.owlHours),
    sets: lineUp(id, programme, lineUps['owl-hours']),
    content: firstRevisions(programme, { tickets: '2027-04-01T10:00:00.000Z' }),
    lastUpdatedAt: '2027-04-22T18:00:00.000Z',
  };
}
