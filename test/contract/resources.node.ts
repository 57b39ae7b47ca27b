import { describe, it } from 'node:test';
import { expect } from 'chai';
import * as v from 'valibot';
import { endpoints, type DataOf, type EndpointName } from '../../src/contract/endpoints.js';
import { Slot } from '../../src/contract/lineup.js';
import { ClaimRequest } from '../../src/contract/rewards.js';
import { eachObject } from '../../src/contract/walk.js';
import { createEmulator } from '../../src/emulator/index.js';
import { travel } from '../../tools/openapi/examples.js';

/** What each operation answers first on its journey, which keeps the contract: see test/conformance. */
const good = new Map<EndpointName, object>();
await travel(createEmulator({ assetsUrl: 'https://a.example/' }).app, ({ name, answer }) => {
  if (!good.has(name)) good.set(name, (answer as { data: object }).data);
});
const answerOf = <Name extends EndpointName>(name: Name) =>
  structuredClone(good.get(name)) as DataOf<Name>;

const accepts = (schema: v.GenericSchema, input: unknown) => v.is(schema, input);

/** Not there where there is nothing to say. */
const optional: Partial<Record<EndpointName, string[]>> = {
  getForm: ['merchCatalog'],
  submitForm: ['verification', 'submissionId'],
};

/** Without what may be left out: an operation with no other member is none of these. */
const requiredIn = (name: EndpointName, data: object) =>
  Object.keys(data).filter((key) => !optional[name]?.includes(key));

describe('contract: good answers', () => {
  for (const [name, data] of good) {
    const schema: v.GenericSchema = endpoints[name].data;
    it(`VER-02 takes an answer of ${name} of a later service, with unknown members everywhere`, () => {
      const later = structuredClone(data);
      eachObject(schema, later, (object) => (object['addedIn2029'] = { nested: [1, null] }));
      expect(later).to.have.property('addedIn2029');
      expect(accepts(schema, later)).to.equal(true);
    });

    it(`ENV-24 refuses an answer of ${name} in which a required member is missing`, () => {
      expect(accepts(schema, data)).to.equal(true);
      expect(requiredIn(name, data)).not.to.deep.equal([]);
      for (const key of requiredIn(name, data)) {
        const rest = Object.fromEntries(Object.entries(data).filter(([member]) => member !== key));
        expect(accepts(schema, rest), `without ${key}`).to.equal(false);
      }
    });
  }
});

const { slots } = answerOf('getLineup');
const placeholder = slots.find(({ isPlaceholder }) => isPlaceholder)!;
const slot = slots.find(({ artists }) => artists.length === 1)!;
const artist = slot.artists[0]!;
const otherId = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const tickets = answerOf('getTickets');
const release = tickets.releases[0]!;
const form = answerOf('getForm');
const { photos } = answerOf('getGallery');
const claim = { affiliateId: otherId, rewardDefinitionId: otherId };
const attestation = { text: 'I accept.', linkText: 'terms', termsUrl: 'https://a.example/' };

/** What a slot must not say, and what else an answer must not say: the good one with that change. */
const wrongSlots: Record<string, object> = {
  'LIN-10 a placeholder that names its artist': { ...placeholder, artist },
  'LIN-10 a placeholder with a roster': { ...placeholder, artists: [artist] },
  'LIN-18 a lead act that is missing from its roster': { artists: [{ ...artist, id: otherId }] },
  'LIN-16 a set note of 81 characters': { setNote: 'x'.repeat(81) },
  'ENV-21 an id that is not a UUID': { id: '17' },
  'ENV-23 a day that the calendar does not have': { day: '2027-02-30' },
  'ENV-23 a time of day beyond 23:59': { endTime: '24:15' },
  'LIN-08 a duration with a fraction': { durationMinutes: 7.5 },
  'LIN-21 a country that is not a code': {
    artist: null,
    artists: [{ ...artist, country: 'England' }],
  },
};
const wrongAnswers: [title: string, name: EndpointName, change: object][] = [
  [
    'ENV-22 a timestamp without milliseconds',
    'getLineup',
    { lastUpdatedAt: '2027-06-25T18:30:00Z' },
  ],
  [
    'ENV-22 a timestamp with an offset',
    'getLineup',
    { lastUpdatedAt: '2027-06-25T18:30:00.000+01:00' },
  ],
  ['ENV-11 a surface that does not exist', 'getLineup', { surface: 'kiosk' }],
  ['LIN-04 a JSON-LD block on the app', 'getLineup', { surface: 'app' }],
  ['LIN-04 a JSON-LD block of another type', 'getLineup', { schemaOrg: { '@type': 'FAQPage' } }],
  ['FAQ-08 a JSON-LD block on the app', 'getFaq', { surface: 'app' }],
  ['EVT-06 a JSON-LD block on the app', 'getEvent', { surface: 'app' }],
  [
    'FAQ-09 an edit time without entries',
    'getFaq',
    { categories: [{ id: null, name: 'Empty', faqs: [] }] },
  ],
  [
    'NWS-02 articles out of order',
    'listNews',
    { articles: answerOf('listNews').articles.toReversed() },
  ],
  ['NWS-05 an edit time without articles', 'listNews', { articles: [] }],
  [
    'ANN-01 broadcasts out of order',
    'listBroadcasts',
    { broadcasts: answerOf('listBroadcasts').broadcasts.toReversed() },
  ],
  [
    'ANN-03 a category that the service does not have',
    'listBroadcasts',
    { broadcasts: [{ ...answerOf('listBroadcasts').broadcasts[0], category: 'gossip' }] },
  ],
  ['ART-06 a blank social entry', 'getArtist', { socials: { spotify: '' } }],
  ['ENV-25 a help text of null', 'getForm', { fields: [{ ...form.fields[0], help: null }] }],
  ['ENV-25 a verification of null', 'submitForm', { verification: null }],
  [
    'GAL-01 a gallery of 26 photos',
    'getGallery',
    { photos: Array.from({ length: 26 }, () => photos[0]) },
  ],
  [
    'GAL-03 a focal point outside the picture',
    'getGallery',
    { photos: [{ ...photos[0], focalX: 1.2 }] },
  ],
  [
    'TIX-16 a link text that is not part of the attestation',
    'getTickets',
    { checkout: { ...tickets.checkout, legal: { attribution: '', attestation } } },
  ],
  [
    'PRC-01 a price with a fraction of a penny',
    'getTickets',
    { releases: [{ ...release, pricePennies: 99.5 }] },
  ],
];

describe('contract: what an answer must not say', () => {
  it('begins with what it may say', () => {
    expect(accepts(Slot, slot) && accepts(Slot, placeholder)).to.equal(true);
    expect(accepts(ClaimRequest, claim)).to.equal(true);
  });

  for (const [title, change] of Object.entries(wrongSlots))
    it(`refuses ${title}`, () => {
      expect(accepts(Slot, { ...slot, ...change })).to.equal(false);
    });

  for (const [title, name, change] of wrongAnswers)
    it(`refuses ${title}`, () => {
      expect(accepts(endpoints[name].data, { ...good.get(name), ...change })).to.equal(false);
    });

  it('LIM-09 counts characters as code points, so 80 emoji fit into a set note', () => {
    expect(accepts(Slot, { ...slot, setNote: '🎸'.repeat(80) })).to.equal(true);
    expect(accepts(Slot, { ...slot, setNote: '🎸'.repeat(81) })).to.equal(false);
  });

  it('accepts two things that look like mistakes: an end before the start, and equal times', () => {
    expect(accepts(Slot, { ...slot, startTime: '23:30', endTime: '00:45' })).to.equal(true);
    const { broadcasts } = answerOf('listBroadcasts');
    const twins = broadcasts.map((one) => ({ ...one, sentAt: '2027-06-25T18:30:00.000Z' }));
    expect(accepts(endpoints.listBroadcasts.data, { broadcasts: twins })).to.equal(true);
  });

  it('RWD-08 RWD-09 takes a claim with a whole address, whose country may be missing, and a note of 500 characters', () => {
    const deliveryAddress = { line1: '1 Lane', city: 'Leeds', postcode: 'LS1 1AA' };
    const parsed = v.parse(ClaimRequest, { ...claim, deliveryAddress });
    expect(parsed.deliveryAddress?.country).to.equal('GB');
    const lost = { ...deliveryAddress, postcode: undefined };
    expect(accepts(ClaimRequest, { ...claim, deliveryAddress: lost })).to.equal(false);
    for (const length of [500, 501])
      expect(accepts(ClaimRequest, { ...claim, deliveryNote: 'x'.repeat(length) })).to.equal(
        length === 500,
      );
  });
});
