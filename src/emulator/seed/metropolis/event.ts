import type { ArtistRecord, EventRecord, SetRecord } from '../../state/world.js';
import { bareEvent, firstRevisions, prose } from '../event-sheet.js';
import type { Identify } from '../ids.js';
import { sale } from '../ticket-sheet.js';
import { crowd } from './artists.js';
import { dice } from './dice.js';
import { metropolisSets, waves } from './sets.js';

/** The large one: 1,000 sets on 20 stages over 10 days, made up afresh for every seed. */
export function metropolis(
  id: Identify,
  seed: number,
): { event: EventRecord; artists: ArtistRecord[] } {
  const throws = dice(seed);
  const artists = crowd(id, throws, 600);
  const sets = metropolisSets(id, throws, artists);
  return { event: event(id, sets), artists };
}

function event(id: Identify, sets: SetRecord[]): EventRecord {
  return {
    ...bareEvent(id, 'foghorn', 'metropolis', 'Metropolis', 'Europe/Amsterdam'),
    tagline: 'Ten days, twenty rooms, one tram pass',
    description: prose`
      A city festival in the old sense: it takes the city over. Twenty stages from the Grain Exchange
      to the bottom of the swimming bath, a thousand sets, and trams that run all night in both
      directions.

      Nobody has ever seen all of it. A retired dentist from Delft has come closest, with 112 sets and
      a stress fracture.
    `,
    startDate: '2027-08-06',
    endDate: '2027-08-15',
    startTime: '12:30',
    endTime: '03:30',
    venue: {
      name: 'Twenty rooms along Line 4',
      addressLine: 'Festival desk, Graanbeursplein 1',
      city: 'Rotterdam',
      region: 'South Holland',
      postcode: null,
      country: 'NL',
      locationLabel: 'Rotterdam, Netherlands',
      latitude: 51.9181,
      longitude: 4.4812,
    },
    capacity: 42000,
    hero: 'hero/metropolis.svg',
    logo: 'logos/foghorn.svg',
    websiteUrl: 'https://foghorn.example/metropolis',
    ageRestriction: 'All ages until 20:00, 18 and over after that',
    tickets: sale(id, 'metropolis', {
      organiser: 'foghorn',
      currency: 'EUR',
      salesStartAt: '2027-02-26T09:00:00.000Z',
      releases: [
        { name: 'Ten Days', group: 'Whole city', pricePennies: 31000, stock: 40_000, sold: 21_400 },
        { name: 'Ten Days, River Side', group: 'Whole city', pricePennies: 42000, stock: 6000 },
      ],
    }),
    sets,
    content: firstRevisions({ waves }, { tickets: '2027-02-26T09:00:00.000Z' }),
    lastUpdatedAt: '2027-04-20T08:00:00.000Z',
  };
}
