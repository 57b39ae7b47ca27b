import { describe, it } from 'node:test';
import { expect } from 'chai';
import { seedWorld } from '../../src/emulator/seed/seed.js';
import { ticketsBlock } from '../../src/emulator/rules/tickets-block.js';
import type { ArtistRecord, RichTextRecord, World } from '../../src/emulator/state/world.js';
import { demoStart, event, timestamp, world, written } from './seeded.js';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const time = /^([01]\d|2[0-3]):[0-5]\d$/;
const day = /^\d{4}-\d{2}-\d{2}$/;
const meadowlark = event('meadowlark-2027');

function artist(name: string): ArtistRecord {
  const found = world.artists.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`no artist ${name}`);
  return found;
}

function idsOf(from: World): string[] {
  return [
    ...from.organisers.map(({ id }) => id),
    ...from.artists.map(({ id }) => id),
    ...from.affiliates.map(({ id }) => id),
    ...from.campaigns.map(({ id }) => id),
    ...from.programmes.flatMap(({ tiers, rewards }) => [...tiers, ...rewards]).map(({ id }) => id),
    ...from.events.flatMap((one) => [
      one.id,
      ...one.sets.map(({ id }) => id),
      ...one.broadcasts.map(({ id }) => id),
      ...one.gallery.map(({ id }) => id),
      ...one.faq.flatMap(({ id, faqs }) => [...(id ? [id] : []), ...faqs.map((faq) => faq.id)]),
    ]),
  ];
}

function nodesOf(node: RichTextRecord): RichTextRecord[] {
  return [node, ...(node.content ?? []).flatMap(nodesOf)];
}

function minutes(text: string): number {
  const [hour = 0, minute = 0] = text.split(':').map(Number);
  return hour * 60 + minute;
}

describe('the seed', () => {
  it('gives the same bytes for the same seed', () => {
    expect(JSON.stringify(seedWorld({ seed: 1 }))).to.equal(JSON.stringify(world));
  });

  it('hands out a world of its own each time, so that a change in one never reaches another', () => {
    const before = JSON.stringify(world);
    const changed = seedWorld({ seed: 1 });
    changed.keys.length = 0;
    for (const one of changed.events) {
      one.news.forEach((article) => (article.title = 'changed'));
      one.faq.forEach((category) => (category.faqs.length = 0));
      if (one.tickets) one.tickets.releases.length = 0;
      if (one.venue) one.venue.name = 'changed';
    }
    expect(JSON.stringify(seedWorld({ seed: 1 }))).to.equal(before);
  });

  it('gives other ids and another metropolis for another seed, and the same hand-written words', () => {
    const other = seedWorld({ seed: 2 });
    const before = new Set(idsOf(world));
    expect(idsOf(other).filter((id) => before.has(id))).to.deep.equal([]);
    expect(other.artists.map(({ name }) => name)).not.to.deep.equal(
      world.artists.map(({ name }) => name),
    );
    const words = (from: World) => written(from).map((one) => ({ ...one, id: '' }));
    expect(words(other)).to.deep.equal(words(world));
  });

  it('gives every record a valid UUID that no other record has (ENV-21)', () => {
    const ids = idsOf(world);
    expect(ids.filter((id) => !uuid.test(id))).to.deep.equal([]);
    expect(new Set(ids).size).to.equal(ids.length);
  });

  it('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(world))).to.deep.equal(world);
  });
});

describe('the fixtures of the demo world', () => {
  it('has every organiser with its mode, domains and place in search', () => {
    expect(
      world.organisers.map((one) => [one.slug, one.mode, one.allowedDomains, one.inPublicSearch]),
    ).to.deep.equal([
      [
        'meadowlark',
        'key_required',
        ['localhost', '127.0.0.1', 'meadowlark.example', '*.meadowlark.example'],
        true,
      ],
      ['foghorn', 'open', ['localhost', '127.0.0.1', 'foghorn.example'], true],
      ['quietroom', 'key_required', ['quietroom.example'], false],
    ]);
  });

  it('has every key and the device token', () => {
    expect(world.keys).to.deep.equal([
      { key: 'pk_live_meadowlark_demo', organiser: 'meadowlark', eventId: null, revoked: false },
      { key: 'sk_live_meadowlark_demo', organiser: 'meadowlark', eventId: null, revoked: false },
      { key: 'pk_live_meadowlark_revoked', organiser: 'meadowlark', eventId: null, revoked: true },
      {
        key: 'pk_live_meadowlark_nightjar',
        organiser: 'meadowlark',
        eventId: event('nightjar-2027').id,
        revoked: false,
      },
      { key: 'pk_live_foghorn_demo', organiser: 'foghorn', eventId: null, revoked: false },
      { key: 'pk_live_quietroom_demo', organiser: 'quietroom', eventId: null, revoked: false },
    ]);
    expect(world.deviceTokens).to.deep.equal(['device_demo_ada', 'device_demo_grace']);
  });

  it('has every event with its organiser and the surfaces it is published on', () => {
    const rows = world.events.map(({ slug, organiser, publishedOn: { web, app } }) =>
      [slug, organiser, web && 'web', app && 'app'].filter(Boolean).join(' '),
    );
    expect(rows).to.have.members([
      'meadowlark-2027 meadowlark web app',
      'nightjar-2027 meadowlark app',
      'lantern-walk foghorn web',
      'foghorn-sessions foghorn web app',
      'foghorn-kyoto foghorn web app',
      'harbour-free foghorn web app',
      'prelude-2028 foghorn web app',
      'last-ticket foghorn web app',
      'guildhall-2027 foghorn web app',
      'owl-hours foghorn web app',
      'bare-field foghorn web app',
      'metropolis foghorn web app',
      'quiet-2027 quietroom web app',
      'draft-2028 meadowlark',
    ]);
    expect(meadowlark.earlierSlugs).to.deep.equal(['meadowlark-festival']);
  });

  it('says of tickets what the event card needs', () => {
    const facts = (slug: string): unknown[] => {
      const { ticketLink } = event(slug);
      const tickets = ticketsBlock(event(slug), demoStart);
      return [
        tickets?.currency,
        tickets?.fromPricePennies,
        tickets?.fromFeeInclusivePricePennies,
        tickets?.upcoming,
        ticketLink,
      ];
    };
    expect(facts('meadowlark-2027')).to.deep.equal(['GBP', 7950, 8571, false, null]);
    expect(facts('foghorn-sessions')).to.deep.equal([
      'GBP',
      2200,
      2341,
      false,
      'https://foghorn.example/tickets',
    ]);
    expect(facts('guildhall-2027')).to.deep.equal(['GBP', 6000, 6300, false, null]);
    expect(facts('foghorn-kyoto')).to.deep.equal(['JPY', 6500, 7013, false, null]);
    expect(facts('harbour-free')).to.deep.equal(['GBP', 0, 0, false, null]);
    expect(facts('prelude-2028')).to.deep.equal(['GBP', 12000, 12925, true, null]);
    expect(event('foghorn-kyoto').timezone).to.equal('Asia/Tokyo');
  });
});

describe('sets of the seed', () => {
  const sets = world.events.flatMap((one) => one.sets);

  it('name artists who exist, each once', () => {
    const known = new Set(world.artists.map(({ id }) => id));
    expect(sets.flatMap(({ artists }) => artists).filter((id) => !known.has(id))).to.deep.equal([]);
    expect(sets.filter(({ artists }) => new Set(artists).size !== artists.length)).to.be.empty;
  });

  it('have clock times that differ, days and announcements before the demo starts (ENV-23)', () => {
    const wrong = sets.filter(
      (set) =>
        !time.test(set.startTime) ||
        !time.test(set.endTime) ||
        set.startTime === set.endTime ||
        !day.test(set.day) ||
        !timestamp.test(set.createdAt) ||
        set.createdAt >= demoStart,
    );
    expect(wrong).to.deep.equal([]);
  });

  it('stay within the dates of their event', () => {
    for (const one of world.events) {
      const outside = one.sets.filter(
        (set) => set.day < (one.startDate ?? '') || set.day > (one.endDate ?? ''),
      );
      expect(outside, one.slug).to.deep.equal([]);
    }
  });

  it('give every hand-written artist somewhere to play', () => {
    const booked = new Set(sets.flatMap(({ artists }) => artists));
    expect(world.artists.filter(({ id }) => !booked.has(id)).map(({ name }) => name)).to.be.empty;
  });
});

describe('meadowlark-2027', () => {
  const { sets } = meadowlark;

  it('has three or more back-to-back sets (LIN-18)', () => {
    const rosters = sets.map(({ artists }) => artists.length).filter((size) => size > 1);
    expect(rosters.length).to.be.at.least(3);
    expect(Math.max(...rosters)).to.equal(3);
  });

  it('has placeholders with label and description, with a label, and with nothing (LIN-12)', () => {
    const kinds = sets.flatMap(({ placeholder }) =>
      placeholder ? [[placeholder.label !== null, placeholder.description !== null].join()] : [],
    );
    expect(new Set(kinds)).to.deep.equal(new Set(['true,true', 'true,false', 'false,false']));
  });

  it('has exactly one pair of sets that overlap on one stage', () => {
    const pairs = sets.flatMap((one) =>
      sets.filter(
        (other) =>
          other.day === one.day &&
          other.stage === one.stage &&
          minutes(other.startTime) > minutes(one.startTime) &&
          one.endTime > one.startTime &&
          minutes(other.startTime) < minutes(one.endTime),
      ),
    );
    expect(pairs.map(({ stage, startTime }) => `${stage} ${startTime}`)).to.deep.equal([
      'Goods Shed 22:30',
    ]);
  });

  it('has the names that break layouts: very long, one letter, diacritics, another script', () => {
    const names = new Set(sets.flatMap(({ artists }) => artists));
    const playing = world.artists.filter(({ id }) => names.has(id)).map(({ name }) => name);
    expect(Math.max(...playing.map((name) => name.length))).to.be.above(80);
    expect(playing).to.include.members(['J', 'Þórhildur Ása', '夕凪書店']);
  });

  it('adopts a retouched photo that the same artist does not use elsewhere (LIN-23)', () => {
    const photos = Object.entries(meadowlark.retouchedPhotos);
    for (const [id, { image }] of photos) {
      const profile = world.artists.find((one) => one.id === id);
      expect(image).to.equal(profile?.image?.replace('.svg', '-retouched.svg'));
    }
    const adopters = photos.filter(([, { adopted }]) => adopted).map(([id]) => id);
    expect(adopters).to.deep.equal([artist('Mira Solane').id]);
    const sessions = event('foghorn-sessions');
    expect(sessions.retouchedPhotos).to.deep.equal({});
    expect(sessions.sets.some(({ artists }) => artists.includes(adopters[0]!))).to.equal(true);
  });

  it('answers 28 to 32 questions in categories of which one has no id (FAQ-03)', () => {
    const entries = meadowlark.faq.flatMap(({ faqs }) => faqs);
    expect(entries.length).to.be.within(28, 32);
    expect(meadowlark.faq.filter(({ id }) => id === null)).to.have.lengthOf(1);
    expect(new Set(entries.map(({ question }) => question)).size).to.equal(entries.length);
  });

  it('uses every kind of rich text and only safe links in answers (FAQ-05, FAQ-13)', () => {
    const nodes = meadowlark.faq.flatMap(({ faqs }) => faqs.flatMap((faq) => nodesOf(faq.answer)));
    expect(new Set(nodes.map(({ type }) => type))).to.deep.equal(
      new Set(['doc', 'paragraph', 'text', 'bulletList', 'orderedList', 'listItem', 'hardBreak']),
    );
    const links = nodes.flatMap(({ marks }) => marks?.map(({ attrs }) => attrs?.href ?? '') ?? []);
    const schemes = new Set(links.filter(Boolean).map((href) => href.split(':')[0]));
    expect(schemes).to.deep.equal(new Set(['https', 'mailto', 'tel']));
    expect(nodes.filter(({ type, text }) => type === 'text' && !text)).to.be.empty;
  });

  it('has news of every status, the scheduled ones after the demo starts (NWS-04)', () => {
    const published = meadowlark.news.filter(({ status }) => status === 'published');
    const scheduled = published.filter(({ publishedAt }) => publishedAt > demoStart);
    expect(published.length - scheduled.length).to.be.at.least(7);
    expect(scheduled.map(({ slug }) => slug)).to.deep.equal(['set-times', 'what-to-pack']);
    expect(meadowlark.news.filter(({ status }) => status === 'draft')).to.have.lengthOf(1);
    expect(new Set(meadowlark.news.map(({ slug }) => slug)).size).to.equal(meadowlark.news.length);
  });

  it('has broadcasts of each category, with a web link, an app link and none (ANN-06)', () => {
    const { broadcasts } = meadowlark;
    expect(new Set(broadcasts.map(({ category }) => category))).to.deep.equal(
      new Set(['reminder', 'update', 'marketing']),
    );
    const schemes = broadcasts.map(({ deepLink }) => deepLink?.split(':')[0] ?? null);
    expect(new Set(schemes)).to.deep.equal(new Set(['https', 'meadowlark', null]));
    const { startDate, endDate } = meadowlark;
    const later = broadcasts.filter(({ sentAt }) => sentAt >= demoStart);
    expect(
      later.map(({ sentAt }) => sentAt.slice(0, 10)),
      'one on each day of it',
    ).to.deep.equal([endDate, '2027-06-26', startDate]);
  });
});
