import type { CampaignRecord, KeyRecord, OrganiserRecord } from '../state/world.js';
import { prose } from './event-sheet.js';
import type { Identify } from './ids.js';

/** Ada is an ambassador of two events, Grace of none. */
export const deviceTokens = ['device_demo_ada', 'device_demo_grace'];

export const keys = (id: Identify): KeyRecord[] => [
  key('pk_live_meadowlark_demo', 'meadowlark'),
  key('sk_live_meadowlark_demo', 'meadowlark'),
  { ...key('pk_live_meadowlark_revoked', 'meadowlark'), revoked: true },
  { ...key('pk_live_meadowlark_nightjar', 'meadowlark'), eventId: id('event', 'nightjar-2027') },
  key('pk_live_foghorn_demo', 'foghorn'),
  key('pk_live_quietroom_demo', 'quietroom'),
];

function key(value: string, organiser: string): KeyRecord {
  return { key: value, organiser, eventId: null, revoked: false };
}

export function organisers(id: Identify): OrganiserRecord[] {
  return [meadowlark(id), foghorn(id), quietroom(id)];
}

function meadowlark(id: Identify): OrganiserRecord {
  return {
    id: id('organiser', 'meadowlark'),
    slug: 'meadowlark',
    name: 'Meadowlark',
    mode: 'key_required',
    allowedDomains: ['localhost', '127.0.0.1', 'meadowlark.example', '*.meadowlark.example'],
    inPublicSearch: true,
    bio: prose`
      Meadowlark began in 2014 as a birthday party that got out of hand. Somebody’s uncle had a
      field, somebody’s cousin had a trailer, and by midnight two hundred people were singing to a
      brass band on a hay cart.

      Nine of us still run it, from a room above the bakery in Hollinbrook. We have no sponsors on
      the stages and no screens beside them, and we stop at four thousand people because that is
      how many the meadow can carry and still be a meadow in July.
    `,
    logo: 'logos/meadowlark.svg',
    hero: 'hero/meadowlark.svg',
    websiteUrl: 'https://meadowlark.example',
    socials: {
      instagram: 'https://instagram.example/meadowlarkfest',
      bluesky: 'https://bluesky.example/meadowlark',
      youtube: 'https://youtube.example/@meadowlarkfest',
    },
    locationLabel: 'Hollinbrook, Shropshire',
    lastUpdatedAt: '2027-04-21T09:00:00.000Z',
  };
}

function foghorn(id: Identify): OrganiserRecord {
  return {
    id: id('organiser', 'foghorn'),
    slug: 'foghorn',
    name: 'Foghorn',
    mode: 'open',
    allowedDomains: ['localhost', '127.0.0.1', 'foghorn.example'],
    inPublicSearch: true,
    bio: prose`
      Foghorn puts on concerts in rooms with a past: bonded warehouses, net lofts, one former
      swimming bath. We started on the quay in Hull in 2009 with forty borrowed chairs.

      Some years we go further out to sea. In 2027 that means Kyoto.
    `,
    logo: 'logos/foghorn.svg',
    hero: 'hero/foghorn.svg',
    websiteUrl: 'https://foghorn.example',
    socials: {
      instagram: 'https://instagram.example/foghornpresents',
      mastodon: 'https://mastodon.example/@foghorn',
    },
    locationLabel: 'Hull, East Yorkshire',
    lastUpdatedAt: '2027-04-19T15:30:00.000Z',
  };
}

function quietroom(id: Identify): OrganiserRecord {
  return {
    id: id('organiser', 'quietroom'),
    slug: 'quietroom',
    name: 'The Quiet Room',
    mode: 'key_required',
    allowedDomains: ['quietroom.example'],
    inPublicSearch: false,
    bio: prose`
      Concerts at conversation volume. Phones sleep in the cloakroom, the bar closes during the
      music, and the audience is thanked by name.
    `,
    logo: 'logos/quietroom.svg',
    hero: null,
    websiteUrl: 'https://quietroom.example',
    socials: {},
    locationLabel: 'Edinburgh',
    lastUpdatedAt: '2027-03-02T11:00:00.000Z',
  };
}

/** The event by its slug. */
type Sheet = Pick<CampaignRecord, 'templateName' | 'scheduledFor' | 'recipientCount'> & {
  event: string;
};

const sheets: Sheet[] = [
  {
    event: 'meadowlark-2027',
    templateName: 'meadowlark_last_weekend_tickets',
    scheduledFor: '2027-05-07T16:00:00.000Z',
    recipientCount: 1264,
  },
  {
    event: 'harbour-free',
    templateName: 'harbour_tide_and_weather',
    scheduledFor: '2027-05-20T08:30:00.000Z',
    recipientCount: 318,
  },
];

export function campaigns(id: Identify): CampaignRecord[] {
  return sheets.map(({ event, ...sheet }) => {
    const campaign = id('campaign', event);
    const eventId = id('event', event);
    const url = `https://desk.example/campaigns/${campaign}`;
    return {
      ...sheet,
      id: campaign,
      eventId,
      language: 'en_GB',
      url,
      status: 'scheduled',
      heldAt: null,
    };
  });
}
