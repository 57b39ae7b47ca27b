import { check, checkEqual } from '../check.js';
import { freeze, virtualNow } from '../clock.js';
import { bare, festival, keys, unknown } from '../demo-world.js';
import { read, refused } from '../read.js';
import type { Case } from '../target.js';

export const broadcasts: Case[] = [
  {
    ids: ['ANN-01', 'ANN-02', 'ANN-03'],
    title: 'announcements of every category come newest first, none from the future',
    origin: 'spec',
    async run(target) {
      await freeze(target);
      const { broadcasts: all } = (await read(target, 'listBroadcasts', festival)).data;
      checkEqual(
        [...new Set(all.map(({ category }) => category))].sort(),
        ['marketing', 'reminder', 'update'],
        'the categories',
      );
      const now = await virtualNow(target);
      check(
        all.every(({ sentAt }) => sentAt <= now),
        'no announcement from the future',
      );
    },
  },
  {
    ids: ['ANN-07', 'AUT-08'],
    title: 'announcements need no key and ignore any',
    origin: 'spec',
    holds: 'anywhere',
    async run(target) {
      for (const key of [null, keys.nonsense, keys.revoked])
        await read(target, 'listBroadcasts', festival, { key });
    },
  },
  {
    ids: ['ANN-01'],
    title: 'no announcements are an empty list, and an unknown event is not found',
    origin: 'spec',
    async run(target) {
      checkEqual((await read(target, 'listBroadcasts', bare)).data.broadcasts, [], 'the list');
      await refused(target, 'listBroadcasts', unknown, 'not_found');
    },
  },
];
