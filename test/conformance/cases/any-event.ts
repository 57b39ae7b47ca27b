import type { EndpointName } from '../../../src/contract/endpoints.js';
import { check, checkEqual } from '../check.js';
import { festival } from '../demo-world.js';
import { toldOr } from '../lenient.js';
import { read } from '../read.js';
import type { Case } from '../target.js';

/** What holds for every event of every service, whatever its organiser has filled in. */

const feeds = [
  'getEvent',
  'getVersion',
  'getLineup',
  'getFaq',
  'listNews',
  'listBroadcasts',
  'getGallery',
  'getTickets',
] as const satisfies EndpointName[];

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const keeps: Case[] = feeds.map((name) => ({
  ids: ['ENV-01', 'ENV-03', 'ENV-21', 'ENV-22', 'ENV-24'],
  title: `${name} of any event keeps the contract`,
  origin: 'spec',
  holds: 'anywhere',
  async run(target) {
    await read(target, name, festival);
  },
}));

export const anyEvent: Case[] = [
  ...keeps,
  {
    ids: ['LIN-02', 'LIN-07', 'LIN-08', 'LIN-10', 'LIN-16'],
    title:
      'every set of any line-up lasts from its start to its end and has artists or a placeholder',
    origin: 'spec',
    holds: 'anywhere',
    async run(target) {
      const { slots } = (await read(target, 'getLineup', festival)).data;
      checkEqual(new Set(slots.map(({ id }) => id)).size, slots.length, 'the number of slot ids');
      for (const slot of slots) {
        const minutes = (minutesOf(slot.endTime) - minutesOf(slot.startTime) + 1440) % 1440;
        checkEqual(slot.durationMinutes, minutes, `minutes of ${slot.id}`);
        checkEqual(slot.artists.length === 0, slot.isPlaceholder, `${slot.id} without a roster`);
        checkEqual(slot.artist === null, slot.isPlaceholder, `${slot.id} without an artist`);
        check(Array.from(slot.setNote ?? '').length <= 80, `a note of 80 characters: ${slot.id}`);
      }
    },
  },
  {
    ids: ['NWS-02', 'ANN-01'],
    title: 'articles and announcements of any event come newest first',
    origin: 'spec',
    holds: 'anywhere',
    async run(target) {
      const { articles } = (await read(target, 'listNews', festival)).data;
      const { broadcasts } = (await read(target, 'listBroadcasts', festival)).data;
      const times = [
        articles.map(({ publishedAt }) => publishedAt),
        broadcasts.map(({ sentAt }) => sentAt),
      ];
      for (const list of times) checkEqual(list, [...list].sort().reverse(), 'the times');
    },
  },
  {
    ids: ['TIX-03', 'TIX-16', 'PRC-05'],
    title: 'the price shown at any event is face value and fee at the smallest order, rounded up',
    origin: 'spec',
    holds: 'anywhere',
    async run(target) {
      const { releases, bookingFeePolicy: fee } = (await read(target, 'getTickets', festival)).data;
      for (const one of releases) {
        if (one.feeInclusivePricePennies === undefined) continue;
        const face = one.pricePennies;
        const share = fee.perTicketPennies + Math.floor((face * fee.percentBps + 5000) / 10000);
        const each = Math.min(fee.capPennies ?? Infinity, share);
        const shownFor = (least: number) =>
          face === 0 ? 0 : face + Math.ceil(Math.max(fee.minPennies, each * least) / least);
        const least = toldOr(() => one.minPerOrder, undefined);
        const sizes = least === undefined ? [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] : [least];
        const expected = new Set(sizes.map(shownFor));
        const words = `the price shown of ${one.name} to be ${[...expected].join(' or ')}`;
        check(expected.has(one.feeInclusivePricePennies), words);
      }
    },
  },
];
