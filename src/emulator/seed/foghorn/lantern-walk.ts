import type { EventRecord } from '../../state/world.js';
import { bareEvent, firstRevisions, prose, lineUp } from '../event-sheet.js';
import type { Identify } from '../ids.js';
import { sales } from '../sales.js';
import { sale } from '../ticket-sheet.js';

const programme = { slug: 'lantern-walk', waves: ['2027-04-13T09:00:00.000Z'] };

/** Published on the web alone: a request without `surface` answers 404. */
export function lanternWalk(id: Identify): EventRecord {
  return {
    ...bareEvent(id, 'foghorn', programme.slug, 'The Lantern Walk'),
    publishedOn: { web: true, app: false },
    tagline: 'Three miles of towpath, five songs, one lantern each',
    description: prose`
      The canal is drained of boats for winter and filled with reflections instead. Walkers set off in
      tens, and at every lock somebody is waiting with one song.

      Mind the mooring rings.
    `,
    startDate: '2027-10-30',
    endDate: '2027-10-30',
    startTime: '17:30',
    endTime: '20:45',
    venue: {
      name: 'Tadwick Locks',
      addressLine: 'Canal Road',
      city: 'Tadwick',
      region: 'West Yorkshire',
      postcode: null,
      country: 'GB',
      locationLabel: 'Tadwick, West Yorkshire',
      latitude: 53.7312,
      longitude: -1.9904,
    },
    capacity: 300,
    hero: 'hero/lantern.svg',
    logo: 'logos/foghorn.svg',
    websiteUrl: 'https://foghorn.example/lantern-walk',
    ageRestriction: 'All ages, dogs on leads',
    tickets: sale(id, programme.slug, sales.lanternWalk),
    sets: lineUp(id, programme, {
      '2027-10-30': {
        'Bottom Lock': [{ at: '17:30-18:15', tier: 'local', acts: ['The Towpath Choir'] }],
        'Lock Keeper’s Garden': [{ at: '18:00-18:45', tier: 'main', acts: ['Euan Drummossie'] }],
        'Dye House Bridge': [{ at: '18:30-19:15', tier: 'main', acts: ['The Minch Sisters'] }],
        'Tunnel Mouth': [
          {
            at: '19:00-19:45',
            tier: 'main',
            acts: ['Ailsa Corrigall'],
            note: 'One song. The tunnel does the rest.',
          },
        ],
        'Top Lock': [
          { at: '19:45-20:45', tier: 'headliner', acts: ['Quarrel & Daughter'], featured: true },
        ],
      },
    }),
    content: firstRevisions(programme, { tickets: '2027-04-13T09:00:00.000Z' }),
    lastUpdatedAt: '2027-04-13T09:00:00.000Z',
  };
}
