import * as v from 'valibot';
import { check, checkEqual, checkShape } from '../check.js';
import { advance, freeze, moveTo, virtualNow } from '../clock.js';
import { deviceToken, festival, keys, webEvents } from '../demo-world.js';
import { mailboxOf } from '../messages.js';
import { ask, read, refused } from '../read.js';
import { it } from '../it.js';
import type { Target } from '../target.js';

const Named = v.object({ slug: v.string() });
const Index = v.object({
  now: v.string(),
  seed: v.number(),
  organisers: v.array(Named),
  keys: v.array(v.unknown()),
  events: v.array(Named),
  deviceTokens: v.array(v.unknown()),
  releases: v.array(v.unknown()),
  promos: v.array(v.unknown()),
  forms: v.array(v.object({ key: v.string(), kind: v.string() })),
});
const Log = v.object({
  requests: v.array(
    v.object({
      method: v.string(),
      path: v.string(),
      operation: v.nullable(v.string()),
      status: v.nullable(v.number()),
      code: v.nullable(v.string()),
      at: v.string(),
    }),
  ),
});
async function requestsOf({ control }: Target) {
  return checkShape(Log, await control('requests'), 'the log').requests;
}

export const control = [
  it('gap EMU-07 the index names what is here: time, seed, organisers, keys, events, forms and tokens', async (target) => {
    const index = checkShape(Index, await target.control('index'), 'the index');
    const slugs = index.events.map(({ slug }) => slug);
    for (const { slug } of webEvents) check(slugs.includes(slug), `${slug} in the index`);
    checkEqual(
      index.organisers.map(({ slug }) => slug).sort(),
      ['foghorn', 'meadowlark', 'quietroom'],
      'the organisers',
    );
    const listed = JSON.stringify([index.keys, index.deviceTokens]);
    for (const key of [keys.meadowlark, keys.secret, keys.revoked, keys.nightjar, deviceToken])
      check(listed.includes(key), `${key} in the index`);
    checkEqual(
      index.forms.map(({ key }) => key).sort(),
      [
        'foghorn-newsletter',
        'meadowlark-app-only',
        'meadowlark-contact',
        'meadowlark-feedback',
        'meadowlark-merch',
        'meadowlark-newsletter',
      ],
      'the forms',
    );
  }),
  it('gap EMU-06 EMU-07 reset goes back to the start, and takes a seed and a time', async (target) => {
    await freeze(target);
    const before = await read(target, 'getVersion', festival);
    await target.control('publish', { event: festival.slug, contentType: 'faq' });
    await target.control('settings', { enforceKeysEverywhere: true });
    await target.control('faults', [{ operation: '*', effect: { kind: 'status', status: 500 } }]);
    await target.control('reset', {});
    checkEqual((await read(target, 'getVersion', festival)).data, before.data, 'the version');
    await read(target, 'getEvent', festival, { key: null });

    await target.control('reset', { seed: 42, now: '2027-06-01T00:00:00.000Z' });
    const index = checkShape(Index, await target.control('index'), 'the index');
    checkEqual(index.seed, 42, 'the seed');
    check(index.now.startsWith('2027-06-01T00:00'), `the first of June, not ${index.now}`);
  }),
  it('gap EMU-07 the clock stands when frozen, moves when told, and answers carry its time', async (target) => {
    await freeze(target);
    await moveTo(target, '2027-06-25T12:00:00.000Z');
    checkEqual(await virtualNow(target), '2027-06-25T12:00:00.000Z', 'the time');
    checkEqual(await virtualNow(target), '2027-06-25T12:00:00.000Z', 'the frozen time');
    await advance(target, 90);
    checkEqual(await virtualNow(target), '2027-06-25T12:01:30.000Z', 'the time, moved');
    const { data } = await read(target, 'listNews', festival);
    checkEqual(data.generatedAt, '2027-06-25T12:01:30.000Z', 'the time of an answer');
  }),
  it('gap EMU-08 the log lists requests in order, with operation, status and code', async (target) => {
    await freeze(target);
    const at = await virtualNow(target);
    await read(target, 'getFaq', festival);
    await refused(target, 'getLineup', festival, 'unauthorized', { key: null });
    await target.send()(`${target.baseUrl}/v1/nothing`);
    const [faq, lineup, nothing] = (await requestsOf(target)).slice(-3);
    checkEqual(
      [faq?.method, faq?.operation, faq?.status, faq?.code, faq?.at],
      ['GET', 'getFaq', 200, null, at],
      'the first request',
    );
    check(faq?.path.startsWith('/v1/events/meadowlark-2027/faq') ?? false, 'its path');
    checkEqual(
      [lineup?.operation, lineup?.status, lineup?.code],
      ['getLineup', 401, 'unauthorized'],
      'the second request',
    );
    checkEqual([nothing?.operation, nothing?.status], [null, 404], 'the third request');
  }),
  it('gap EMU-11 the mailbox is there and empty, since nothing has been sent', async (target) => {
    checkEqual(await mailboxOf(target), { emails: [], sms: [], push: [] }, 'the mailbox');
  }),
  it('gap VER-02 ENV-13 with additiveMembers every answer still keeps the contract, and has more in it', async (target) => {
    await freeze(target);
    const plain = await read(target, 'getLineup', festival);
    await target.control('settings', { additiveMembers: true });
    for (const name of ['getEvent', 'getLineup', 'getFaq', 'listNews', 'getGallery'] as const)
      await read(target, name, festival, { additive: true });
    const { text } = await read(target, 'getLineup', festival, { additive: true });
    check(text.length > plain.text.length, 'more members');
  }),
  it('gap EMU-08 omit leaves out a member that the specification does not state, and nothing else', async (target) => {
    await freeze(target);
    const { data } = await read(target, 'getEvent', festival);
    const omit = ['tagline', 'ageRestriction'];
    await target.control('settings', { omit });
    const address = `${target.baseUrl}/v1/events/${festival.slug}?surface=web`;
    const body: unknown = await (await target.send()(address)).json();
    const rest = Object.entries(data).filter(([name]) => !omit.includes(name));
    checkEqual(body, { apiVersion: 1, data: Object.fromEntries(rest) }, 'the answer');
  }),
  it('gap EMU-08 a setting that does not exist is refused and changes nothing', async (target) => {
    const before = await target.control('settings');
    const isRefused = await target.control('settings', { gravity: 'off' }).then(
      () => false,
      () => true,
    );
    check(isRefused, 'a refusal');
    checkEqual(await target.control('settings'), before, 'the settings');
    checkEqual((await ask(target, 'getEvent', festival)).status, 200, 'the status');
  }),
];
