import { check, checkEqual, fails, first } from '../check.js';
import { festival } from '../demo-world.js';
import { read } from '../read.js';
import { it } from '../it.js';
import type { Target } from '../target.js';

const sessions = { slug: 'foghorn-sessions' };

const adopt = (target: Target, event: { slug: string }, artistId: string, adopted: boolean) =>
  target.control('artist-photo', { event: event.slug, artistId, adopted });

/** Artists of a line-up by name: everybody with a picture there. */
async function picturesAt(target: Target, event: { slug: string }) {
  const { slots } = (await read(target, 'getLineup', event)).data;
  return new Map(slots.flatMap(({ artists }) => artists.map((one) => [one.name, one])));
}

/** What line-up and profile say, which must be the same. */
async function pictureOf(target: Target, event: { slug: string }, name: string) {
  const artist = (await picturesAt(target, event)).get(name);
  check(artist !== undefined, `${name} at ${event.slug}`);
  const { data } = await read(target, 'getArtist', { ...event, artistId: artist.id });
  checkEqual(data.imageUrl, artist.imageUrl, `the picture of ${name} in profile and line-up`);
  return { id: artist.id, imageUrl: artist.imageUrl };
}

export const artistPhoto = [
  it('LIN-23 LIN-25 ART-13 an adopted photo is the picture at its event, in line-up and profile, and nowhere else', async (target) => {
    const name = 'Bryony Tarn';
    const { id, imageUrl } = await pictureOf(target, festival, name);
    const elsewhere = await pictureOf(target, sessions, name);
    checkEqual(elsewhere.imageUrl, imageUrl, 'one picture of the profile at both events');
    await adopt(target, festival, id, true);
    const retouched = (await pictureOf(target, festival, name)).imageUrl;
    check(retouched !== null && retouched !== imageUrl, `another address than ${imageUrl}`);
    checkEqual((await pictureOf(target, sessions, name)).imageUrl, imageUrl, 'elsewhere');
  }),
  it('LIN-24 LIN-25 a photo that is given up makes place for the picture of the profile, and comes back', async (target) => {
    const name = 'Mira Solane';
    const adopted = await pictureOf(target, festival, name);
    const profile = await pictureOf(target, sessions, name);
    check(adopted.imageUrl !== profile.imageUrl, 'a photo that is adopted from the start');
    await adopt(target, festival, adopted.id, false);
    checkEqual((await pictureOf(target, festival, name)).imageUrl, profile.imageUrl, 'given up');
    await adopt(target, festival, adopted.id, true);
    checkEqual((await pictureOf(target, festival, name)).imageUrl, adopted.imageUrl, 'again');
  }),
  it('gap LIN-23 LIN-24 anybody on the bill with a picture may adopt one, and nobody else changes with them', async (target) => {
    const before = await picturesAt(target, festival);
    const pictured = [...before.values()].filter(({ imageUrl }) => imageUrl !== null);
    for (const { id, name } of pictured.slice(0, 12)) {
      await adopt(target, festival, id, true);
      const after = await picturesAt(target, festival);
      const changed = [...after.values()].filter(
        (one) => one.imageUrl !== before.get(one.name)?.imageUrl,
      );
      const isAdopter = name === 'Mira Solane'; // from the start
      checkEqual(
        changed.map((one) => one.name),
        isAdopter ? [] : [name],
        'whose picture changed',
      );
      await adopt(target, festival, id, isAdopter);
    }
  }),
  it('gap LIN-23 EVT-09 the version of the line-up changes with the photo, and not when nothing changes', async (target) => {
    const versions = async () => (await read(target, 'getVersion', festival)).data;
    const { id } = await pictureOf(target, festival, 'Bryony Tarn');
    const before = await versions();
    await adopt(target, festival, id, false);
    checkEqual(await versions(), before, 'the version where nothing was adopted');
    await adopt(target, festival, id, true);
    const { contentVersions } = await versions();
    for (const type of ['lineup', 'artists'] as const)
      check(contentVersions[type] !== before.contentVersions[type], `a change of ${type}`);
  }),
  it('gap LIN-23 EMU-07 who is not on the bill, and who has no picture, adopts nothing', async (target) => {
    const kyoto = await picturesAt(target, { slug: 'foghorn-kyoto' });
    const stranger = first(
      [...kyoto.values()].filter(({ name }) => name === 'Mikio Hotta Trio'),
      'artist of Kyoto',
    );
    check(await fails(adopt(target, festival, stranger.id, true)), 'a refusal');
    check(await fails(adopt(target, { slug: 'nowhere' }, stranger.id, true)), 'a refusal');
    const { imageUrl } = stranger;
    checkEqual(imageUrl, null, 'the picture of the trio');
    check(await fails(adopt(target, { slug: 'foghorn-kyoto' }, stranger.id, true)), 'a refusal');
  }),
];
