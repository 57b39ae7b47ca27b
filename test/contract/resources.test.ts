import { expect } from '@open-wc/testing';
import * as v from 'valibot';
import { ArtistDetail } from '../../src/contract/artist.js';
import { Broadcasts } from '../../src/contract/broadcasts.js';
import { EventDetail } from '../../src/contract/events.js';
import { Faq } from '../../src/contract/faq.js';
import { FormDefinition, SubmissionResult } from '../../src/contract/forms.js';
import { Gallery } from '../../src/contract/gallery.js';
import { Lineup, Slot } from '../../src/contract/lineup.js';
import { Article, NewsIndex } from '../../src/contract/news.js';
import { ClaimRequest, Reward } from '../../src/contract/rewards.js';
import { TicketFeed } from '../../src/contract/tickets.js';
import * as documents from './documents.js';

const { at, otherUuid, uuid } = documents;

type Json = Record<string, unknown>;
const good: Record<string, [v.GenericSchema, () => Json]> = {
  Lineup: [Lineup, documents.lineup],
  ArtistDetail: [ArtistDetail, documents.artistDetail],
  Faq: [Faq, documents.faq],
  NewsIndex: [NewsIndex, documents.newsIndex],
  Article: [Article, documents.article],
  Broadcasts: [Broadcasts, documents.broadcasts],
  FormDefinition: [FormDefinition, documents.formDefinition],
  SubmissionResult: [SubmissionResult, documents.submissionResult],
  TicketFeed: [TicketFeed, documents.ticketFeed],
  Gallery: [Gallery, documents.gallery],
  EventDetail: [EventDetail, documents.event],
  Reward: [Reward, documents.reward],
};

/** The same document with an unknown member in every object, and in new kinds of places. */
const withUnknownMembers = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withUnknownMembers);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([key, member]) => [key, withUnknownMembers(member)]);
  return { ...Object.fromEntries(members), addedIn2029: { nested: [1, null] } };
};

/** Members with free keys hold text only: there an unknown object is not an additive change. */
const withoutFreeKeys = (document: Json): Json => ({ ...document, socials: {} });

const accepts = (schema: v.GenericSchema, input: unknown) => v.safeParse(schema, input).success;

describe('contract: good documents', () => {
  for (const [name, [schema, document]] of Object.entries(good)) {
    it(`accepts a good ${name}`, () => {
      expect(v.safeParse(schema, document()).issues).to.equal(undefined);
    });

    it(`VER-02 accepts a ${name} of a later service, with unknown members everywhere`, () => {
      const later = { ...(withUnknownMembers(withoutFreeKeys(document())) as Json), socials: {} };
      expect(v.safeParse(schema, later).issues).to.equal(undefined);
    });

    it(`ENV-24 refuses a ${name} in which a required member is missing`, () => {
      for (const key of Object.keys(document()).filter((key) => !optionalKeys.has(key))) {
        const rest = Object.fromEntries(
          Object.entries(document()).filter(([member]) => member !== key),
        );
        expect(accepts(schema, rest), `without ${key}`).to.equal(false);
      }
    });
  }

  const optionalKeys = new Set(['verification', 'merchCatalog']);
});

const refusals: [string, v.GenericSchema, Json][] = [
  [
    'LIN-10 a placeholder that names its artist',
    Slot,
    { ...documents.placeholder(), artist: documents.artist() },
  ],
  [
    'LIN-10 a placeholder with a roster',
    Slot,
    { ...documents.placeholder(), artists: [documents.artist()] },
  ],
  [
    'LIN-18 a lead act that is missing from its roster',
    Slot,
    { ...documents.slot(), artists: [{ ...documents.artist(), id: otherUuid }] },
  ],
  ['LIN-16 a set note of 81 characters', Slot, { ...documents.slot(), setNote: 'x'.repeat(81) }],
  ['ENV-21 an id that is not a UUID', Slot, { ...documents.slot(), id: '17' }],
  [
    'ENV-22 a timestamp without milliseconds',
    Lineup,
    {
      ...documents.lineup(),
      lastUpdatedAt: '2027-06-25T18:30:00Z',
    },
  ],
  [
    'ENV-22 a timestamp with an offset',
    Lineup,
    {
      ...documents.lineup(),
      lastUpdatedAt: '2027-06-25T18:30:00.000+01:00',
    },
  ],
  [
    'ENV-23 a day that the calendar does not have',
    Slot,
    { ...documents.slot(), day: '2027-02-30' },
  ],
  ['ENV-23 a time of day beyond 23:59', Slot, { ...documents.slot(), endTime: '24:15' }],
  ['LIN-08 a duration with a fraction', Slot, { ...documents.slot(), durationMinutes: 7.5 }],
  [
    'LIN-21 a country that is not a code',
    Slot,
    {
      ...documents.slot(),
      artist: null,
      artists: [{ ...documents.artist(), country: 'England' }],
    },
  ],
  ['ENV-11 a surface that does not exist', Lineup, { ...documents.lineup(), surface: 'kiosk' }],
  ['LIN-04 a JSON-LD block on the app', Lineup, { ...documents.lineup(), surface: 'app' }],
  [
    'LIN-04 a JSON-LD block of another type',
    Lineup,
    {
      ...documents.lineup(),
      schemaOrg: { '@type': 'FAQPage' },
    },
  ],
  ['FAQ-08 a JSON-LD block on the app', Faq, { ...documents.faq(), surface: 'app' }],
  ['EVT-06 a JSON-LD block on the app', EventDetail, { ...documents.event(), surface: 'app' }],
  [
    'FAQ-09 an edit time without entries',
    Faq,
    {
      ...documents.faq(),
      categories: [{ id: null, name: 'Empty', faqs: [] }],
    },
  ],
  [
    'NWS-02 articles out of order',
    NewsIndex,
    {
      ...documents.newsIndex(),
      articles: documents.newsIndex().articles.reverse(),
    },
  ],
  ['NWS-05 an edit time without articles', NewsIndex, { ...documents.newsIndex(), articles: [] }],
  [
    'ANN-01 broadcasts out of order',
    Broadcasts,
    {
      broadcasts: documents.broadcasts().broadcasts.reverse(),
    },
  ],
  [
    'ANN-03 a category that the service does not have',
    Broadcasts,
    {
      broadcasts: [{ ...documents.broadcasts().broadcasts[0], category: 'gossip' }],
    },
  ],
  [
    'ART-06 a blank social entry',
    ArtistDetail,
    {
      ...documents.artistDetail(),
      socials: { spotify: '' },
    },
  ],
  [
    'ENV-25 a help text of null',
    FormDefinition,
    {
      ...documents.formDefinition(),
      fields: [{ id: 'a', type: 'text', label: 'A', help: null }],
    },
  ],
  ['ENV-25 a verification of null', SubmissionResult, { ok: true, verification: null }],
  [
    'GAL-01 a gallery of 26 photos',
    Gallery,
    {
      ...documents.gallery(),
      photos: Array.from({ length: 26 }, documents.photo),
    },
  ],
  [
    'GAL-03 a focal point outside the picture',
    Gallery,
    {
      ...documents.gallery(),
      photos: [{ ...documents.photo(), focalX: 1.2 }],
    },
  ],
  [
    'TIX-16 a link text that is not part of the attestation',
    TicketFeed,
    {
      ...documents.ticketFeed(),
      checkout: {
        ...documents.ticketFeed().checkout,
        legal: {
          attribution: '',
          attestation: { text: 'I accept.', linkText: 'terms', termsUrl: 'https://a.example/' },
        },
      },
    },
  ],
  [
    'PRC-01 a price with a fraction of a penny',
    TicketFeed,
    {
      ...documents.ticketFeed(),
      releases: [{ ...documents.release(), pricePennies: 99.5 }],
    },
  ],
  [
    'RWD-09 a delivery note of 501 characters',
    ClaimRequest,
    {
      affiliateId: uuid,
      rewardDefinitionId: uuid,
      deliveryNote: 'x'.repeat(501),
    },
  ],
  [
    'RWD-08 an address without a postcode',
    ClaimRequest,
    {
      affiliateId: uuid,
      rewardDefinitionId: uuid,
      deliveryAddress: { line1: '1 Lane', city: 'Leeds' },
    },
  ],
];

describe('contract: what a document must not say', () => {
  for (const [title, schema, document] of refusals) {
    it(`refuses ${title}`, () => {
      expect(accepts(schema, document)).to.equal(false);
    });
  }

  it('LIM-09 counts characters as code points, so 80 emoji fit into a set note', () => {
    expect(accepts(Slot, { ...documents.slot(), setNote: '🎸'.repeat(80) })).to.equal(true);
    expect(accepts(Slot, { ...documents.slot(), setNote: '🎸'.repeat(81) })).to.equal(false);
  });

  it('accepts two things that look like mistakes: an end before the start, and equal times', () => {
    expect(accepts(Slot, { ...documents.slot(), startTime: '23:30', endTime: '00:45' })).to.equal(
      true,
    );
    const twins = documents.broadcasts().broadcasts.map((one) => ({ ...one, sentAt: at }));
    expect(accepts(Broadcasts, { broadcasts: twins })).to.equal(true);
  });

  it('RWD-08 fills in the country of an address that names none', () => {
    const claim = v.parse(ClaimRequest, {
      affiliateId: uuid,
      rewardDefinitionId: uuid,
      deliveryAddress: { line1: '1 Lane', city: 'Leeds', postcode: 'LS1 1AA' },
    });
    expect(claim.deliveryAddress?.country).to.equal('GB');
  });
});
