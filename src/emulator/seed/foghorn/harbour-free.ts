import type { EventRecord } from '../../state/world.js';
import { bareEvent, firstRevisions, prose, lineUp } from '../event-sheet.js';
import { prelaunches } from '../forms.js';
import type { Identify } from '../ids.js';
import { sales } from '../sales.js';
import { sale } from '../ticket-sheet.js';

const programme = {
  slug: 'harbour-free',
  waves: ['2027-03-17T10:00:00.000Z', '2027-04-19T15:30:00.000Z'],
};

export function harbourFree(id: Identify): EventRecord {
  return {
    ...bareEvent(id, 'foghorn', programme.slug, 'Harbour Free'),
    tagline: 'A day by the water, paid for by the people who sell the chips',
    description: prose`
      One Saturday, two stages, no tickets to buy. One floats. Register so that we can count heads,
      because the quay has a limit and the harbour master has a clicker.
    `,
    startDate: '2027-07-17',
    endDate: '2027-07-17',
    startTime: '11:00',
    endTime: '21:30',
    venue: {
      name: 'Humber Basin',
      addressLine: 'East Pier',
      city: 'Hull',
      region: 'East Yorkshire',
      postcode: 'HU99 2HB',
      country: 'GB',
      locationLabel: 'Humber Basin, Hull',
      latitude: 53.7381,
      longitude: -0.3401,
    },
    capacity: 2500,
    hero: 'hero/harbour.svg',
    logo: 'logos/foghorn.svg',
    websiteUrl: 'https://foghorn.example/harbour',
    ageRestriction: 'All ages',
    tickets: sale(id, programme.slug, sales.harbour),
    sets: lineUp(id, programme, {
      '2027-07-17': {
        'Pontoon Stage': [
          { at: '11:30-12:15', tier: 'local', acts: ['The Half-Tide Choir'], wave: 2 },
          { at: '13:00-13:45', tier: 'rising', acts: ['Trawlerette'], wave: 2 },
          { at: '14:45-15:35', tier: 'main', acts: ['Jago Penhale'] },
          { at: '16:45-17:45', tier: 'main', acts: ['Los Sobrinos del Faro'] },
          {
            at: '20:00-21:30',
            tier: 'headliner',
            acts: ['Slaithe Moor Silver Band'],
            featured: true,
            note: 'The pontoon holds twenty-six players. They are twenty-six players.',
          },
        ],
        'Ice House': [
          { at: '12:20-12:55', tier: 'local', acts: ['Hessle Road Accordion Club'], wave: 2 },
          { at: '13:55-14:35', tier: 'main', acts: ['Dot Ormerod'] },
          { at: '15:45-16:35', tier: 'main', acts: ['Salt & Semaphore'] },
          { at: '18:00-19:00', tier: 'special_guest', acts: ['Wilf Garraway'] },
          { at: '19:10-19:50', tier: 'local', acts: ['DJ Bilge Pump'], wave: 2 },
        ],
      },
    }),
    prelaunch: prelaunches.harbour,
    content: firstRevisions(programme, {
      tickets: '2027-03-17T10:00:00.000Z',
      prelaunch: '2027-03-17T10:00:00.000Z',
    }),
    lastUpdatedAt: '2027-04-19T15:30:00.000Z',
  };
}
