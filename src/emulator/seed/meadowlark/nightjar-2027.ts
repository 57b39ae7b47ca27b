import type { EventRecord } from '../../state/world.js';
import { bareEvent, firstRevisions, prose, lineUp } from '../event-sheet.js';
import type { Identify } from '../ids.js';
import { sales } from '../sales.js';
import { sale } from '../ticket-sheet.js';
import { wrenfield } from './meadowlark-2027.js';

const programme = { slug: 'nightjar-2027', waves: ['2027-04-07T18:00:00.000Z'] };

/** Published on the app alone: `surface=web` answers 404. */
export function nightjar2027(id: Identify): EventRecord {
  return {
    ...bareEvent(id, 'meadowlark', programme.slug, 'Nightjar 2027'),
    publishedOn: { web: false, app: true },
    tagline: 'One night in Owl Wood, from dusk until the milk',
    description: prose`
      Meadowlark’s small dark sister. Four hundred people, one clearing, no phone signal worth the
      name, and a breakfast bell at six.

      It is announced in the app and nowhere else, which is either an exclusive or a shortage of
      paste for posters.
    `,
    startDate: '2027-09-10',
    endDate: '2027-09-11',
    startTime: '19:30',
    endTime: '06:00',
    venue: { ...wrenfield, name: 'Owl Wood, Wrenfield' },
    capacity: 400,
    hero: 'hero/meadowlark.svg',
    logo: 'logos/meadowlark.svg',
    websiteUrl: 'https://meadowlark.example/nightjar',
    ageRestriction: '18 and over',
    tickets: sale(id, programme.slug, sales.nightjar),
    sets: lineUp(id, programme, {
      '2027-09-10': {
        'The Clearing': [
          { at: '19:30-20:20', tier: 'main', acts: ['Hatsue Morimoto'] },
          { at: '20:45-21:45', tier: 'main', acts: ['Estuary Clerk'], note: 'High tide 21:32.' },
          { at: '22:15-23:30', tier: 'main', acts: ['Kestrel Arcade'] },
          { at: '23:30-01:00', tier: 'main', acts: ['Cloud Rehearsal'] },
          { at: '01:00-03:00', tier: 'headliner', acts: ['Moth Protocol'], featured: true },
          { at: '03:00-04:30', tier: 'main', acts: ['J'] },
          { at: '04:30-06:00', tier: 'main', placeholder: { label: 'Sunrise set' } },
        ],
      },
    }),
    broadcasts: [
      {
        id: id('broadcast', 'nightjar-2027/announced'),
        title: 'You are the first to know',
        body: 'Nightjar is back on 10 September. Tickets are in the app now and on paper never.',
        category: 'marketing',
        sentAt: '2027-04-07T18:00:00.000Z',
        deepLink: 'meadowlark://events/nightjar-2027',
      },
    ],
    content: firstRevisions(programme, {
      broadcasts: '2027-04-07T18:00:00.000Z',
      tickets: '2027-04-09T10:00:00.000Z',
    }),
    lastUpdatedAt: '2027-04-09T10:00:00.000Z',
  };
}
