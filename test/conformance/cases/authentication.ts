import { bodies } from '../bodies.js';
import { first } from '../check.js';
import { festival, formerly, keys, strangeOrigin } from '../demo-world.js';
import { read, refused } from '../read.js';
import { it } from '../it.js';

const open = ['getEvent', 'getVersion', 'listBroadcasts'] as const;
const gated = ['getLineup', 'getFaq', 'listNews', 'getGallery'] as const;

export const authentication = [
  it('AUT-03 an open organiser answers without a key and ignores any that is sent', async (target) => {
    for (const name of gated)
      for (const key of [null, keys.nonsense, keys.revoked, keys.quietroom])
        await read(target, name, { slug: 'foghorn-sessions' }, { key });
  }),
  it("AUT-04 an invalid, a revoked, another organiser's and another event's key are refused", async (target) => {
    for (const name of gated)
      for (const key of [keys.nonsense, keys.revoked, keys.foghorn, keys.nightjar])
        await refused(target, name, festival, 'unauthorized', { key });
  }),
  it("AUT-04 AUT-06 an event's own key and its organiser's key both open it", async (target) => {
    for (const key of [keys.nightjar, keys.meadowlark])
      await read(target, 'getLineup', { slug: 'nightjar-2027' }, { key, surface: 'app' });
    await read(target, 'getLineup', formerly, { key: keys.meadowlark });
  }),
  it("AUT-05 ENV-16 an event's own key opens the event under its earlier slug too", async (target) => {
    await target.control('rename', { event: 'nightjar-2027', slug: 'nightjar-by-the-sea' });
    for (const slug of ['nightjar-2027', 'nightjar-by-the-sea'])
      await read(target, 'getLineup', { slug }, { key: keys.nightjar, surface: 'app' });
  }),
  it('AUT-08 EVT-01 EVT-11 ART-03 ANN-07 what is open needs no key, ignores any, and refuses no origin', async (target) => {
    const { slots } = (await read(target, 'getLineup', festival)).data;
    const { id: artistId } = first(
      slots.flatMap(({ artists }) => artists),
      'artist',
    );
    for (const key of [null, keys.nonsense, keys.revoked, keys.foghorn, keys.secret])
      for (const origin of [undefined, strangeOrigin]) {
        for (const name of open) await read(target, name, festival, { key, origin });
        await read(target, 'getOrganiser', { slug: 'meadowlark' }, { key, origin });
        await read(target, 'getArtist', { ...festival, artistId }, { key, origin });
      }
  }),
  it('gap AUT-10 VER-04 the announced enforcement asks for key and origin where none are asked for today', async (target) => {
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
  }),
  it('AUT-11 QUO-03 checkout writes need a credential on every surface, at an open organiser too', async (target) => {
    const event = { slug: 'foghorn-sessions' };
    for (const name of ['quote', 'reserve'] as const) {
      for (const surface of ['web', 'app', null]) {
        const wish = { surface, body: bodies[name] };
        for (const key of [null, keys.nonsense, keys.meadowlark])
          await refused(target, name, event, 'unauthorized', { ...wish, key });
        await refused(target, name, event, 'unknown_release', { ...wish, key: keys.foghorn });
      }
    }
  }),
  it('gap anywhere AUT-13 a secret key works for a server and counts as leaked in a browser', async (target) => {
    await read(target, 'getLineup', festival, { key: keys.secret });
    const leaked = { key: keys.secret, origin: target.page() };
    await refused(target, 'getLineup', festival, 'unauthorized', leaked);
  }),
];
