import type { EventRecord } from '../state/world.js';
import { bareEvent, firstRevisions, prose, lineUp } from './event-sheet.js';
import type { Identify } from './ids.js';
import { sales } from './sales.js';
import { sale } from './ticket-sheet.js';

const programme = { slug: 'quiet-2027', waves: ['2027-02-11T10:00:00.000Z'] };

/** Served to quietroom.example alone: a page on localhost is refused. */
export function quietRoom(id: Identify): EventRecord {
  return {
    ...bareEvent(id, 'quietroom', programme.slug, 'Quiet 2027'),
    tagline: 'Eight concerts you could hear a coat being hung up in',
    description: prose`
      Two evenings in the reading room of a retired insurance office, with the radiators turned off
      because they tick.

      Doors close when the music starts and open again when it stops.
    `,
    startDate: '2027-10-15',
    endDate: '2027-10-16',
    startTime: '19:00',
    endTime: '22:45',
    venue: {
      name: 'The Actuaries’ Reading Room',
      addressLine: '14 Candlemaker Stairs',
      city: 'Edinburgh',
      region: 'Midlothian',
      postcode: null,
      country: 'GB',
      locationLabel: 'Old Town, Edinburgh',
      latitude: 55.9483,
      longitude: -3.1921,
    },
    capacity: 120,
    logo: 'logos/quietroom.svg',
    websiteUrl: 'https://quietroom.example/2027',
    tickets: sale(id, programme.slug, sales.quietRoom),
    sets: lineUp(id, programme, {
      '2027-10-15': {
        'Reading Room': [
          { at: '19:00-19:40', tier: 'main', acts: ['Leonie Hartgrove'] },
          { at: '19:55-20:35', tier: 'main', acts: ['The Minch Sisters'] },
          { at: '20:50-21:35', tier: 'main', acts: ['Euan Drummossie'] },
          { at: '21:50-22:45', tier: 'headliner', acts: ['Ailsa Corrigall'], featured: true },
        ],
      },
      '2027-10-16': {
        'Reading Room': [
          { at: '19:00-19:40', tier: 'main', acts: ['Eluned Prys'] },
          { at: '19:55-20:35', tier: 'main', acts: ['Vesper Quince'] },
          { at: '20:50-21:35', tier: 'main', acts: ['Solomon Teklewold'] },
          {
            at: '21:50-22:45',
            tier: 'headliner',
            acts: ['Þórhildur Ása'],
            note: 'Unamplified. She would like you to sit close.',
          },
        ],
      },
    }),
    content: firstRevisions(programme, { tickets: '2027-03-02T11:00:00.000Z' }),
    lastUpdatedAt: '2027-03-02T11:00:00.000Z',
  };
}
