import type { ArticleRecord, EventRecord, VenueRecord } from '../../state/world.js';
import { bareEvent, firstRevisions, lineUp, type LineUpSheet, prose } from '../event-sheet.js';
import type { Identify } from '../ids.js';
import { broadcasts, galleryPhotos, questions } from './content.js';
import lineUpSheet from './line-up.json' with { type: 'json' };
import news from './news.json' with { type: 'json' };
import { meadowlarkTickets } from './tickets.js';

const waves = [
  '2027-01-20T09:00:00.000Z',
  '2027-02-24T09:00:00.000Z',
  '2027-03-24T09:00:00.000Z',
  '2027-04-21T09:00:00.000Z',
];
const programme = { slug: 'meadowlark-2027', waves };

export const wrenfield: VenueRecord = {
  name: 'Wrenfield',
  addressLine: 'Old Station Road',
  city: 'Hollinbrook',
  region: 'Shropshire',
  postcode: 'SY99 7ML',
  country: 'GB',
  locationLabel: 'Wrenfield, Hollinbrook, Shropshire',
  latitude: 52.4386,
  longitude: -2.8654,
};

/** The event with everything filled in. */
export function meadowlark2027(id: Identify): EventRecord {
  return {
    ...bareEvent(id, 'meadowlark', programme.slug, 'Meadowlark 2027'),
    ...description,
    earlierSlugs: ['meadowlark-festival'],
    startDate: '2027-06-25',
    endDate: '2027-06-27',
    startTime: '12:00',
    endTime: '23:00',
    venue: wrenfield,
    capacity: 4000,
    hero: 'hero/meadowlark.svg',
    logo: 'logos/meadowlark.svg',
    websiteUrl: 'https://meadowlark.example',
    tickets: meadowlarkTickets(id),
    sets: lineUp(id, programme, lineUpSheet as LineUpSheet),
    retouchedPhotos: {
      [id('artist', 'Mira Solane')]: { image: 'portraits/12-retouched.svg', adopted: true },
      [id('artist', 'Slaithe Moor Silver Band')]: {
        image: 'portraits/73-retouched.svg',
        adopted: false,
      },
    },
    faq: questions(id),
    news: news as ArticleRecord[],
    broadcasts: broadcasts(id),
    gallery: galleryPhotos(id),
    content: firstRevisions(programme, changes),
    lastUpdatedAt: '2027-04-28T17:00:00.000Z',
  };
}

const description = {
  tagline: 'Three days of music in a valley that keeps a secret badly',
  description: prose`
    Once a year the gates of Wrenfield open, the sheep are asked to move along, and a valley of
    hawthorn and old brick fills with music. There is a water meadow with a stage at the bottom of
    it, a railway barn where the last goods train left in 1964, a walled garden that holds its heat
    until midnight, and a wood where the owls have learned to sleep early.

    Ninety-odd acts come to play: some you love already, some you will tell people about in
    September. The food is cooked by people who grew it, the river is good to paddle in, and nothing
    is more than seven minutes’ walk from anything else.

    Meadowlark is small on purpose. Come for the headliners; stay for the steel band.
  `,
  ageRestriction: 'All ages. Under 16s with a ticket-holding adult of 21 or over.',
};

const changes = {
  event: '2027-04-21T09:00:00.000Z',
  lineup: '2027-04-28T16:20:00.000Z',
  artists: '2027-04-26T12:05:00.000Z',
  faq: '2027-04-22T14:40:00.000Z',
  news: '2027-04-28T08:00:00.000Z',
  broadcasts: '2027-04-28T17:00:00.000Z',
  tickets: '2027-04-15T10:00:00.000Z',
  gallery: '2027-02-03T11:30:00.000Z',
  forms: '2027-03-10T13:15:00.000Z',
};
