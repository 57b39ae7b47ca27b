import type { ArtistSet } from '../../../src/contract/artist.js';
import type { Slot } from '../../../src/contract/lineup.js';
import { check, checkEqual, first } from '../check.js';
import { festival } from '../demo-world.js';
import { read, refused } from '../read.js';
import { it } from '../it.js';
import type { Target } from '../target.js';

const asSet = ({ id, stage, day, startTime, endTime }: Slot): ArtistSet => ({
  lineupId: id,
  stage,
  day,
  startTime,
  endTime,
});

const byId = (sets: ArtistSet[]) => sets.toSorted((a, b) => (a.lineupId < b.lineupId ? -1 : 1));

async function slotsOf(target: Target, slug: string): Promise<Slot[]> {
  return (await read(target, 'getLineup', { slug })).data.slots;
}

export const artist = [
  it('ART-01 ART-04 ART-05 ART-06 ART-10 ART-11 ART-13 every artist of the line-up has a profile with all its sets, shared ones included', async (target) => {
    const slots = await slotsOf(target, festival.slug);
    const artists = new Set(slots.flatMap((slot) => slot.artists.map(({ id }) => id)));
    check(artists.size > 20, 'more than 20 artists');
    for (const artistId of artists) {
      const { data } = await read(target, 'getArtist', { ...festival, artistId });
      const { id, name, imageUrl, genres, hometown, region, country, locationLabel } = data;
      const said = { id, name, imageUrl, genres, hometown, region, country, locationLabel };
      const shared = slots.filter((slot) => slot.artists.some((one) => one.id === artistId));
      for (const summary of shared.flatMap(({ artists }) => artists))
        if (summary.id === id) checkEqual(said, summary, `what profile and line-up say of ${name}`);
      checkEqual(byId(data.sets), byId(shared.map(asSet)), `the sets of ${name}`);
    }
  }),
  it('gap ART-02 an unknown artist, an artist of another event and a word that is no id are not found', async (target) => {
    const here = new Set(
      (await slotsOf(target, festival.slug)).flatMap(({ artists }) => artists.map(({ id }) => id)),
    );
    const elsewhere = (await slotsOf(target, 'metropolis'))
      .flatMap(({ artists }) => artists.map(({ id }) => id))
      .filter((id) => !here.has(id));
    for (const artistId of [
      '00000000-0000-4000-8000-000000000000',
      first(elsewhere, 'artist who plays elsewhere only'),
      'ada',
      '%00',
    ])
      await refused(target, 'getArtist', { ...festival, artistId }, 'not_found');
  }),
];
