import { bodies } from '../bodies.js';
import { checkEqual, first } from '../check.js';
import { festival } from '../demo-world.js';
import { read, refused } from '../read.js';
import type { Case } from '../target.js';

const shared = 'public, s-maxage=60';

export const caching: Case[] = [
  {
    ids: ['CAC-01'],
    title: 'reads may be kept by shared caches for a minute',
    origin: 'spec',
    async run(target) {
      const { data: news } = await read(target, 'listNews', festival);
      const { data: lineup } = await read(target, 'getLineup', festival);
      const articleSlug = first(news.articles, 'article').slug;
      const artistId = first(
        lineup.slots.flatMap(({ artists }) => artists),
        'artist',
      ).id;
      const answers = [
        await read(target, 'getEvent', festival),
        await read(target, 'getVersion', festival),
        await read(target, 'getLineup', festival),
        await read(target, 'getArtist', { ...festival, artistId }),
        await read(target, 'getFaq', festival),
        await read(target, 'listNews', festival),
        await read(target, 'getArticle', { ...festival, articleSlug }),
        await read(target, 'getGallery', festival),
        await read(target, 'getForm', { key: 'meadowlark-feedback' }),
        await read(target, 'getPrelaunch', { slug: 'prelude-2028' }),
        await read(target, 'getOrganiser', { slug: 'meadowlark' }),
        await read(target, 'searchEvents', {}),
      ];
      for (const { headers } of answers)
        checkEqual(headers.get('Cache-Control'), shared, 'Cache-Control');
    },
  },
  {
    ids: ['CAC-03', 'FRM-29'],
    title: 'a write that succeeds is never cached',
    origin: 'spec',
    async run(target) {
      const key = { key: 'meadowlark-newsletter' };
      const answers = [
        await read(target, 'submitForm', key, { body: bodies.submitForm }),
        await read(target, 'subscribe', festival, { body: bodies.subscribe }),
      ];
      for (const { headers } of answers)
        checkEqual(headers.get('Cache-Control'), 'no-store', 'Cache-Control');
    },
  },
  {
    ids: ['CAC-03'],
    title: 'a refused write is never cached',
    origin: 'spec',
    async run(target) {
      for (const name of ['quote', 'subscribe'] as const) {
        const { headers } = await refused(target, name, festival, 'unauthorized', { key: null });
        checkEqual(headers.get('Cache-Control'), 'no-store', `Cache-Control of ${name}`);
      }
    },
  },
];
