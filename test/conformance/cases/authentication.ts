import { bodies } from '../bodies.js';
import { festival, formerly, keys, strangeOrigin } from '../demo-world.js';
import { read, refused } from '../read.js';
import type { Case } from '../target.js';

const open = ['getEvent', 'getVersion', 'listBroadcasts'] as const;
const gated = ['getLineup', 'getFaq', 'listNews', 'getGallery'] as const;

export const authentication: Case[] = [
  {
    ids: ['AUT-03'],
    title: 'an open organiser answers without a key and ignores any that is sent',
    origin: 'spec',
    async run(target) {
      for (const name of gated)
        for (const key of [null, keys.nonsense, keys.revoked, keys.quietroom])
          await read(target, name, { slug: 'foghorn-sessions' }, { key });
    },
  },
  {
    ids: ['AUT-04'],
    title: "an invalid, a revoked, another organiser's and another event's key are refused",
    origin: 'spec',
    async run(target) {
      for (const name of gated)
        for (const key of [keys.nonsense, keys.revoked, keys.foghorn, keys.nightjar])
          await refused(target, name, festival, 'unauthorized', { key });
    },
  },
  {
    ids: ['AUT-04', 'AUT-06'],
    title: "an event's own key and its organiser's key both open it",
    origin: 'spec',
    async run(target) {
      for (const key of [keys.nightjar, keys.meadowlark])
        await read(target, 'getLineup', { slug: 'nightjar-2027' }, { key, surface: 'app' });
      await read(target, 'getLineup', formerly, { key: keys.meadowlark });
    },
  },
  {
    ids: ['AUT-05', 'ENV-16'],
    title: "an event's own key opens the event under its earlier slug too",
    origin: 'spec',
    async run(target) {
      await target.control('rename', { event: 'nightjar-2027', slug: 'nightjar-by-the-sea' });
      for (const slug of ['nightjar-2027', 'nightjar-by-the-sea'])
        await read(target, 'getLineup', { slug }, { key: keys.nightjar, surface: 'app' });
    },
  },
  {
    ids: ['AUT-08'],
    title: 'event, version and announcements answer without a key and ignore any',
    origin: 'spec',
    async run(target) {
      for (const name of open)
        for (const key of [null, keys.nonsense, keys.revoked, keys.foghorn, keys.secret])
          await read(target, name, festival, { key });
    },
  },
  {
    ids: ['AUT-10', 'VER-04'],
    title: 'the announced enforcement asks for key and origin where none are asked for today',
    origin: 'gap',
    async run(target) {
      await target.control('settings', { enforceKeysEverywhere: true });
      for (const name of open) {
        await refused(target, name, festival, 'unauthorized', { key: null });
        await refused(target, name, festival, 'unauthorized', { key: keys.revoked });
        const { meadowlark: key } = keys;
        const stranger = { key, origin: strangeOrigin };
        await refused(target, name, festival, 'origin_not_allowed', stranger);
        await read(target, name, festival, { key, origin: target.page() });
      }
      await read(target, 'getEvent', { slug: 'lantern-walk' }, { key: null });
    },
  },
  {
    ids: ['AUT-11'],
    title: 'checkout writes need a credential on every surface, at an open organiser too',
    origin: 'spec',
    async run(target) {
      const event = { slug: 'foghorn-sessions' };
      for (const name of ['quote', 'reserve'] as const) {
        for (const surface of ['web', 'app', null]) {
          const wish = { surface, body: bodies[name] };
          for (const key of [null, keys.nonsense, keys.meadowlark])
            await refused(target, name, event, 'unauthorized', { ...wish, key });
          await refused(target, name, event, 'unknown_release', { ...wish, key: keys.foghorn });
        }
      }
    },
  },
  {
    ids: ['AUT-13'],
    title: 'a secret key works for a server and counts as leaked in a browser',
    origin: 'gap',
    holds: 'anywhere',
    async run(target) {
      await read(target, 'getLineup', festival, { key: keys.secret });
      const leaked = { key: keys.secret, origin: target.page() };
      await refused(target, 'getLineup', festival, 'unauthorized', leaked);
    },
  },
];
