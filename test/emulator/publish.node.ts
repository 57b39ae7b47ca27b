import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { ContentType } from '../../src/contract/events.js';
import { createEmulator, type Control } from '../../src/emulator/index.js';
import { ask, assetsUrl, tinyEmulator } from './tiny-world.js';

/** The others are published in the conformance cases. */
const feeds: Partial<Record<ContentType, string>> = {
  event: '?surface=web',
  artists: '/artists/00000000-0000-4000-8000-00000000a001',
  prelaunch: '/prelaunch?surface=web',
};
const kinds: ContentType[] = [
  ...(['event', 'lineup', 'artists', 'faq', 'news'] as const),
  ...(['broadcasts', 'prelaunch', 'tickets', 'gallery'] as const),
];
const meadowlark = '/v1/events/meadowlark-2027';
const key = { headers: { 'X-Service-Key': 'pk_live_meadowlark_demo' } };
const versionPath = '/v1/events/fest/version?surface=web';

describe('publishing (EVT-09, LIN-05)', () => {
  for (const [contentType, feed] of Object.entries(feeds) as [ContentType, string][]) {
    it(`${contentType}: changes its feed and its version, and no other version`, async () => {
      const emulator = tinyEmulator();
      const feedBefore = await ask(emulator, `/v1/events/fest${feed}`);
      const before = await ask(emulator, versionPath);
      emulator.control.publish({ event: 'fest', contentType });
      const feedAfter = await ask(emulator, `/v1/events/fest${feed}`);
      const after = await ask(emulator, versionPath);
      expect(feedAfter.status).to.equal(200);
      expect(feedAfter.body).to.not.deep.equal(feedBefore.body);
      expect(after.body.data?.['version']).to.not.equal(before.body.data?.['version']);
      const versions = ({ body }: typeof after) =>
        body.data?.['contentVersions'] as Record<string, string>;
      const changed = Object.keys(versions(after)).filter(
        (type) => versions(after)[type] !== versions(before)[type],
      );
      expect(changed).to.deep.equal([contentType]);
    });
  }

  it('moves lastUpdatedAt of the line-up to the time of the edit, and only for its own edits', async () => {
    const emulator = tinyEmulator({ now: '2027-05-01T10:00:00.000Z' });
    const lastUpdatedAt = async () =>
      (await ask(emulator, '/v1/events/fest/lineup?surface=web')).body.data?.['lastUpdatedAt'];
    emulator.control.publish({ event: 'fest', contentType: 'news' });
    expect(await lastUpdatedAt()).to.equal('2027-01-01T00:00:00.000Z');
    emulator.control.publish({ event: 'fest', contentType: 'lineup' });
    expect(await lastUpdatedAt()).to.equal('2027-05-01T10:00:00.000Z');
  });

  it('twice changes twice, and the same way in every run (EMU-06)', async () => {
    const run = async () => {
      const emulator = tinyEmulator();
      const bodies = [];
      for (let edit = 0; edit < 2; edit += 1) {
        emulator.control.publish({ event: 'fest', contentType: 'faq' });
        bodies.push((await ask(emulator, '/v1/events/fest/faq?surface=web')).body);
      }
      return bodies;
    };
    const [first, second] = await run();
    expect(first).to.not.deep.equal(second);
    expect(await run()).to.deep.equal([first, second]);
  });

  it('fills an event of which nothing was known', async () => {
    const emulator = tinyEmulator();
    for (const contentType of ['lineup', 'artists', 'gallery', 'tickets'] as const) {
      emulator.control.publish({ event: 'plain', contentType });
    }
    const { body } = await ask(emulator, '/v1/events/plain/lineup?surface=web');
    expect(body.data?.['slots']).to.have.length(1);
  });

  it('says what there is instead when the event or the kind is unknown', () => {
    const { control } = tinyEmulator();
    expect(() => control.publish({ event: 'nope', contentType: 'faq' })).to.throw(/"nope".*fest/);
    const moon = { event: 'fest', contentType: 'moon' as ContentType };
    expect(() => control.publish(moon)).to.throw(/contentType.*faq.*moon/);
  });

  it('reaches no world that begins after a reset, of whatever the seed is made', async () => {
    const emulator = createEmulator({ assetsUrl });
    const everything = async () => {
      const feeds = ['', '/lineup', '/faq', '/news', '/broadcasts', '/gallery', '/version'];
      const answers = feeds.map((feed) => ask(emulator, `${meadowlark}${feed}?surface=web`, key));
      return (await Promise.all(answers)).map(({ body }) => body);
    };
    const before = await everything();
    for (const contentType of kinds) {
      emulator.control.publish({ event: 'meadowlark-2027', contentType });
    }
    expect(await everything()).to.not.deep.equal(before);
    emulator.control.reset();
    expect(await everything()).to.deep.equal(before);
  });
});

describe('site.content_changed (WHK-01 to WHK-05)', () => {
  it('says of which event and kind it is, and how many changes it stands for', () => {
    const { control } = tinyEmulator();
    for (const contentType of ['news', 'news', 'faq'] as const)
      control.publish({ event: 'fest', contentType });
    control.publish({ event: 'plain', contentType: 'news' });
    control.clock({ advanceSeconds: 120 });
    const seen = control
      .webhooks()
      .webhooks.map(({ data }) => [data['eventSlug'], data['contentType'], data['changes']]);
    expect(seen).to.deep.equal([
      ['fest', 'news', 2],
      ['fest', 'faq', 1],
      ['plain', 'news', 1],
    ]);
  });

  for (const [what, change, told] of [
    [
      'a rename',
      (control) => control.rename({ event: 'meadowlark-2027', slug: 'lark' }),
      ['event'],
    ],
    [
      'an adopted photo',
      (control, artistId) =>
        control.artistPhoto({ event: 'meadowlark-2027', artistId, adopted: true }),
      ['lineup', 'artists'],
    ],
  ] as [string, (control: Control, artistId: string) => unknown, ContentType[]][]) {
    it(`follows ${what}, which moves the version, and nothing that changes nothing`, async () => {
      const emulator = createEmulator({ assetsUrl });
      const { control } = emulator;
      const version = async () =>
        (await ask(emulator, `${meadowlark}/version?surface=web`)).body.data?.['version'];
      const { body } = await ask(emulator, `${meadowlark}/lineup?surface=web`, key);
      const slots = body.data?.['slots'] as { artist: { id: string; name: string } | null }[];
      const { id } = slots.find(({ artist }) => artist?.name === 'Bryony Tarn')!.artist!;
      const before = await version();
      for (let times = 0; times < 2; times += 1) change(control, id);
      expect(await version()).not.to.equal(before);
      control.clock({ advanceSeconds: 120 });
      const sent = control.webhooks().webhooks.map(({ type, data }) => ({ type, data }));
      expect(sent.map(({ type }) => type)).to.deep.equal(told.map(() => 'site.content_changed'));
      expect(sent.map(({ data }) => data['contentType'])).to.deep.equal(told);
      expect(sent.map(({ data }) => data['changes'])).to.deep.equal(told.map(() => 1));
    });
  }
});
