import { check, checkEqual } from '../check.js';
import { freeze, virtualNow } from '../clock.js';
import { bare, festival, unknown } from '../demo-world.js';
import { read, refused } from '../read.js';
import { it } from '../it.js';

export const broadcasts = [
  it('ANN-01 ANN-02 ANN-03 announcements of every category come newest first, none from the future', async (target) => {
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
  }),
  it('ANN-01 no announcements are an empty list, and an unknown event is not found', async (target) => {
    checkEqual((await read(target, 'listBroadcasts', bare)).data.broadcasts, [], 'the list');
    await refused(target, 'listBroadcasts', unknown, 'not_found');
  }),
];
