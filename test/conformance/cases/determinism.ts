import { check, checkEqual, first } from '../check.js';
import { freeze } from '../clock.js';
import { festival, huge, now } from '../demo-world.js';
import { read } from '../read.js';
import type { Case, Target } from '../target.js';

/** What every served operation answers, as text. */
async function everything(target: Target): Promise<string[]> {
  const lineup = await read(target, 'getLineup', festival);
  const news = await read(target, 'listNews', festival);
  const artistId = first(
    lineup.data.slots.flatMap(({ artists }) => artists),
    'artist',
  ).id;
  const articleSlug = first(news.data.articles, 'article').slug;
  const answers = [
    lineup,
    news,
    await read(target, 'getEvent', festival),
    await read(target, 'getVersion', festival),
    await read(target, 'getArtist', { ...festival, artistId }),
    await read(target, 'getFaq', festival),
    await read(target, 'getArticle', { ...festival, articleSlug }),
    await read(target, 'listBroadcasts', festival),
    await read(target, 'getGallery', festival),
    await read(target, 'getOrganiser', { slug: 'foghorn' }),
    await read(target, 'searchEvents', {}),
    await read(target, 'getLineup', huge),
  ];
  return answers.map(({ text }) => text);
}

async function begin(target: Target, seed: number): Promise<void> {
  await target.control('reset', { seed, now });
  await freeze(target);
  await target.control('clock', { now });
}

export const determinism: Case[] = [
  {
    ids: ['EMU-06'],
    title: 'the same seed at the same time answers the same bytes',
    origin: 'gap',
    async run(target) {
      await begin(target, 7);
      const once = await everything(target);
      await target.control('publish', { event: festival.slug, contentType: 'lineup' });
      await begin(target, 7);
      const again = await everything(target);
      once.forEach((text, index) => check(text === again[index], `the same bytes: ${index}`));
    },
  },
  {
    ids: ['EMU-06'],
    title: 'another seed is another world under the same names',
    origin: 'gap',
    async run(target) {
      await begin(target, 7);
      const seven = (await read(target, 'getLineup', festival)).data;
      await begin(target, 8);
      const eight = (await read(target, 'getLineup', festival)).data;
      checkEqual(eight.eventSlug, seven.eventSlug, 'the slug');
      check(JSON.stringify(eight) !== JSON.stringify(seven), 'another line-up');
    },
  },
];
