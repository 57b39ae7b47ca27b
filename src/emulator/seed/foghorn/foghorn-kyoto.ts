import type { EventRecord } from '../../state/world.js';
import { bareEvent, firstRevisions, prose, lineUp, type LineUpSheet } from '../event-sheet.js';
import type { Identify } from '../ids.js';
import { sales } from '../sales.js';
import { sale } from '../ticket-sheet.js';

const programme = {
  slug: 'foghorn-kyoto',
  waves: ['2027-03-03T01:00:00.000Z', '2027-04-14T01:00:00.000Z'],
};

/** Prices in yen, which has no minor unit, and days that begin before the English ones. */
export function foghornKyoto(id: Identify): EventRecord {
  return {
    ...bareEvent(id, 'foghorn', programme.slug, 'Foghorn Kyoto', 'Asia/Tokyo'),
    tagline: '霧笛、京都へ · Two nights by the river',
    description: prose`
      A foghorn in a city without a sea: it began as a joke and then somebody found the room. The
      Old Dye Works stands beside the Kamo river, all cedar and skylight, and still turns your
      sleeves a little blue.

      Two evenings, two floors, six acts each. Shoes come off at the door and go home with the right
      people, as a rule.
    `,
    startDate: '2027-11-12',
    endDate: '2027-11-13',
    startTime: '17:30',
    endTime: '23:30',
    venue: {
      name: 'The Old Dye Works',
      addressLine: 'Kiyamachi-dori, Shimogyo-ku',
      city: 'Kyoto',
      region: 'Kyoto Prefecture',
      postcode: null,
      country: 'JP',
      locationLabel: 'Shimogyo, Kyoto',
      latitude: 34.9968,
      longitude: 135.7672,
    },
    capacity: 260,
    hero: 'hero/kyoto.svg',
    logo: 'logos/foghorn.svg',
    websiteUrl: 'https://foghorn.example/kyoto',
    tickets: sale(id, programme.slug, sales.kyoto),
    sets: lineUp(id, programme, days),
    content: firstRevisions(programme, { tickets: '2027-03-05T01:00:00.000Z' }),
    lastUpdatedAt: '2027-04-14T01:00:00.000Z',
  };
}

const days: LineUpSheet = {
  '2027-11-12': {
    'Indigo Room': [
      { at: '18:00-18:45', tier: 'local', acts: ['Fushimi Slow Club'], wave: 2 },
      { at: '19:40-20:30', tier: 'main', acts: ['Takumi Orihara'] },
      { at: '21:30-22:45', tier: 'headliner', acts: ['Hatsue Morimoto'], featured: true },
    ],
    'River Floor': [
      { at: '18:50-19:35', tier: 'rising', acts: ['三条ライトボックス'], wave: 2 },
      { at: '20:35-21:25', tier: 'main', acts: ['Tamsin Orrery'] },
      {
        at: '22:45-23:30',
        tier: 'main',
        acts: ['Kamogawa Tape Exchange', 'Estuary Clerk'],
        note: 'Two tides, one table.',
        wave: 2,
      },
    ],
  },
  '2027-11-13': {
    'Indigo Room': [
      { at: '18:00-18:45', tier: 'rising', acts: ['Sayo Kurahashi'], wave: 2 },
      { at: '19:40-20:30', tier: 'main', acts: ['Mikio Hotta Trio'] },
      { at: '21:30-22:45', tier: 'headliner', acts: ['夕凪書店'], featured: true },
    ],
    'River Floor': [
      { at: '18:50-19:35', tier: 'main', acts: ['Ingvild Sjåvik'] },
      { at: '20:35-21:25', tier: 'main', acts: ['Ocelot Weather'] },
      { at: '22:45-23:30', tier: 'main', placeholder: { label: '近日発表' }, wave: 2 },
    ],
  },
};
