import type { EventRecord } from '../../state/world.js';
import { bareEvent, firstRevisions } from '../event-base.js';
import type { Identify } from '../ids.js';
import { prose } from '../prose.js';
import { runningOrder, type SetSheet } from '../running-order.js';
import { sessionsSale } from '../sales.js';
import { sale } from '../ticket-sheet.js';

const programme = {
  slug: 'foghorn-sessions',
  waves: ['2027-02-09T10:00:00.000Z', '2027-04-06T10:00:00.000Z'],
};

/** A concert series that was selling before the fee changed, with a ticket link of its own. */
export function foghornSessions(id: Identify): EventRecord {
  return {
    ...bareEvent(id, 'foghorn', programme.slug, 'The Foghorn Sessions'),
    tagline: 'Four Fridays in a warehouse that used to hold the tea',
    description: prose`
      The Bonded Store was built in 1847 to keep tea dry and customs officers busy. The floor is
      brick, the pillars are iron, and the echo lasts exactly as long as you would like it to.

      Four Fridays in September and October, two rooms, a stove at each end. Come in a jumper.
    `,
    startDate: '2027-09-17',
    endDate: '2027-10-08',
    startTime: '19:00',
    endTime: '23:00',
    venue: {
      name: 'The Bonded Store',
      addressLine: '3 Wellington Quay',
      city: 'Hull',
      region: 'East Yorkshire',
      postcode: 'HU99 1FG',
      country: 'GB',
      locationLabel: 'Wellington Quay, Hull',
      latitude: 53.7389,
      longitude: -0.3352,
    },
    capacity: 380,
    hero: 'hero/foghorn.svg',
    logo: 'logos/foghorn.svg',
    websiteUrl: 'https://foghorn.example/sessions',
    ageRestriction: '14 and over',
    ticketLink: 'https://foghorn.example/tickets',
    tickets: sale(id, programme.slug, sessionsSale),
    sets: Object.entries(fridays).flatMap(([day, stages]) =>
      runningOrder(id, programme, day, stages),
    ),
    news,
    content: firstRevisions({
      event: '2027-02-09T10:00:00.000Z',
      lineup: '2027-04-06T10:00:00.000Z',
      artists: '2027-04-06T10:00:00.000Z',
      news: '2027-04-06T10:00:00.000Z',
      tickets: '2027-02-12T10:00:00.000Z',
      forms: '2027-02-09T10:00:00.000Z',
    }),
    lastUpdatedAt: '2027-04-06T10:00:00.000Z',
  };
}

const news: EventRecord['news'] = [
  {
    slug: 'stove-wood-wanted',
    title: 'Stove wood wanted, payment in song',
    excerpt: 'Bring a dry log to any session and choose a record for the interval.',
    hero: null,
    tags: ['The Bonded Store'],
    author: 'Marit at Foghorn',
    bodyMarkdown: prose`
      The two stoves eat a barrow of wood a night. Bring one **dry** log, no paint and no nails,
      and the interval record is yours to choose from the crate by the door.

      Last year’s most requested side was a recording of the Spurn lightship. Twice, the whole
      room listened to the end.
    `,
    seoTitle: null,
    seoDescription: null,
    status: 'published',
    publishedAt: '2027-04-06T10:00:00.000Z',
    updatedAt: '2027-04-06T10:00:00.000Z',
  },
];

const fridays: Record<string, Record<string, SetSheet[]>> = {
  '2027-09-17': {
    'Tea Floor': [
      { at: '19:45-20:30', tier: 'rising', acts: ['Spurn Lightship'], wave: 2 },
      {
        at: '21:15-22:45',
        tier: 'headliner',
        acts: ['Mira Solane'],
        featured: true,
        note: 'Alone, at the piano with nine keys.',
      },
    ],
    'Net Loft': [
      { at: '19:15-19:45', tier: 'local', acts: ['Marlene Ketteridge'], wave: 2 },
      { at: '20:30-21:10', tier: 'main', acts: ['Kestrel Arcade'] },
    ],
  },
  '2027-09-24': {
    'Tea Floor': [
      { at: '19:45-20:30', tier: 'local', acts: ['Dogger Bank Holiday'], wave: 2 },
      { at: '21:15-22:45', tier: 'headliner', acts: ['Wilf Garraway'], note: 'Home game.' },
    ],
    'Net Loft': [{ at: '20:30-21:10', tier: 'main', acts: ['Bryony Tarn'] }],
  },
  '2027-10-01': {
    'Tea Floor': [
      { at: '19:45-20:30', tier: 'main', acts: ['Hester Quill'] },
      { at: '21:15-22:45', tier: 'headliner', acts: ['Zuzka Wilczak'], featured: true },
    ],
    'Net Loft': [
      { at: '19:15-19:45', tier: 'local', placeholder: { label: 'Open net: first to sign up' } },
      { at: '20:30-21:10', tier: 'main', acts: ['Ebo & Lune'] },
    ],
  },
  '2027-10-08': {
    'Tea Floor': [
      { at: '19:30-20:30', tier: 'special_guest', acts: ['Quarrel & Daughter'], wave: 2 },
      { at: '21:15-22:45', tier: 'headliner', acts: ['Odile Vantreight'] },
    ],
    'Net Loft': [{ at: '20:30-21:10', tier: 'local', acts: ['The Bonded Store Singers'] }],
  },
};
