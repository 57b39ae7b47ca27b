import type { EventRecord } from '../../state/world.js';
import { bareEvent, firstRevisions, lineUp, lineUps, prose } from '../event-sheet.js';
import { prelaunches } from '../forms.js';
import type { Identify } from '../ids.js';
import { sales } from '../sales.js';
import { sale } from '../ticket-sheet.js';

const programme = { slug: 'prelude-2028', waves: ['2027-04-16T09:00:00.000Z'] };

/** A year away: nothing is on sale yet and hardly anybody is announced. */
export function prelude2028(id: Identify): EventRecord {
  return {
    ...bareEvent(id, 'foghorn', programme.slug, 'Prelude 2028'),
    tagline: 'A festival we are mostly not allowed to tell you about',
    description: prose`
      The last weekend of May 2028, on a chalk headland with a lighthouse at the end of it. We know
      who is coming. They know who is coming. You will know in November.

      Leave your name and we will write before anybody else does.
    `,
    startDate: '2028-05-26',
    endDate: '2028-05-28',
    startTime: '14:00',
    endTime: '23:00',
    venue: {
      name: 'Saint Orrin’s Head',
      addressLine: 'Lighthouse Lane',
      city: 'Kelsby',
      region: 'East Yorkshire',
      postcode: null,
      country: 'GB',
      locationLabel: 'Kelsby, on the Yorkshire coast',
      latitude: 54.1167,
      longitude: -0.0842,
    },
    capacity: 3000,
    hero: 'hero/prelude.svg',
    logo: 'logos/foghorn.svg',
    websiteUrl: 'https://foghorn.example/prelude',
    tickets: sale(id, programme.slug, sales.prelude),
    sets: lineUp(id, programme, lineUps['prelude-2028']),
    prelaunch: prelaunches.prelude,
    content: firstRevisions(programme, {
      tickets: '2027-04-16T09:00:00.000Z',
      prelaunch: '2027-04-16T09:00:00.000Z',
    }),
    lastUpdatedAt: '2027-04-16T09:00:00.000Z',
  };
}
