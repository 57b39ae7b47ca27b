import type { EventRecord } from '../../state/world.js';
import { bareEvent, firstRevisions, prose, lineUp } from '../event-sheet.js';
import type { Identify } from '../ids.js';
import { wrenfield } from './meadowlark-2027.js';

const programme = { slug: 'draft-2028', waves: ['2027-04-12T19:45:00.000Z'] };

/** Being planned, published nowhere: no surface may show it. */
export function draft2028(id: Identify): EventRecord {
  return {
    ...bareEvent(id, 'meadowlark', programme.slug, 'Meadowlark 2028 (working title)'),
    publishedOn: { web: false, app: false },
    tagline: 'Dates pencilled, kettle on',
    description: prose`
      Nobody outside the room above the bakery should be reading this yet. If you are: the answer is
      yes, the greyhound is confirmed.
    `,
    startDate: '2028-06-23',
    endDate: '2028-06-25',
    venue: wrenfield,
    capacity: 4000,
    logo: 'logos/meadowlark.svg',
    sets: lineUp(id, programme, {
      '2028-06-23': {
        'Long Meadow': [
          { at: '21:15-22:45', tier: 'headliner', acts: ['Kwabena Frost'] },
          { at: '19:10-20:10', tier: 'special_guest', placeholder: { label: 'Ask Juno again?' } },
        ],
      },
    }),
    content: firstRevisions(programme),
    lastUpdatedAt: '2027-04-12T19:45:00.000Z',
  };
}
