import type { EventRecord } from '../../state/world.js';
import { bareEvent, firstRevisions, lineUp, lineUps, prose } from '../event-sheet.js';
import type { Identify } from '../ids.js';
import { sales } from '../sales.js';
import { sale } from '../ticket-sheet.js';
import news from './news.json' with { type: 'json' };

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
    tickets: sale(id, programme.slug, sales.sessions),
    sets: lineUp(id, programme, lineUps['foghorn-sessions']),
    news: news as EventRecord['news'],
    content: firstRevisions(programme, {
      news: '2027-04-06T10:00:00.000Z',
      tickets: '2027-02-12T10:00:00.000Z',
      forms: '2027-02-09T10:00:00.000Z',
    }),
    lastUpdatedAt: '2027-04-06T10:00:00.000Z',
  };
}
