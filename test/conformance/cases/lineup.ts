import type { Slot } from '../../../src/contract/lineup.js';
import { check, checkEqual } from '../check.js';
import { advance } from '../clock.js';
import { bare, festival, webEvents } from '../demo-world.js';
import { read } from '../read.js';
import { it } from '../it.js';
import type { Target } from '../target.js';

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const minutesBetween = ({ startTime, endTime }: Slot) =>
  (minutesOf(endTime) - minutesOf(startTime) + 24 * 60) % (24 * 60);

async function slotsOfAllEvents(target: Target): Promise<Slot[]> {
  const lineups = webEvents.map((event) => read(target, 'getLineup', event));
  return (await Promise.all(lineups)).flatMap(({ data }) => data.slots);
}

export const lineup = [
  it('LIN-02 LIN-06 LIN-07 LIN-08 LIN-10 LIN-16 LIN-18 LIN-19 LIN-21 every set stands once in one flat list, lasts from its start to its end, across midnight too, and has artists or a placeholder', async (target) => {
    const slots = await slotsOfAllEvents(target);
    checkEqual(new Set(slots.map(({ id }) => id)).size, slots.length, 'the number of slot ids');
    check(
      slots.some(({ startTime, endTime }) => endTime < startTime),
      'a set across midnight',
    );
    for (const slot of slots) {
      checkEqual(slot.durationMinutes, minutesBetween(slot), `minutes of ${slot.id}`);
      checkEqual(slot.artist === null, slot.isPlaceholder, `${slot.id} without an artist`);
      checkEqual(slot.artists.length === 0, slot.isPlaceholder, `${slot.id} without a roster`);
      const roster = slot.artists.map(({ id }) => id);
      checkEqual(new Set(roster).size, roster.length, `acts of ${slot.id}`);
    }
  }),
  it('LIN-04 schemaOrg is a MusicEvent on the web and null on the app', async (target) => {
    const web = await read(target, 'getLineup', festival);
    checkEqual(web.data.schemaOrg?.['@type'], 'MusicEvent', 'the type of the block');
    const app = await read(target, 'getLineup', festival, { surface: 'app' });
    checkEqual(app.data.schemaOrg, null, 'the block on the app');
    checkEqual(app.data.slots, web.data.slots, 'the slots on the app');
  }),
  it('LIN-05 LIN-15 lastUpdatedAt is no older than any set, and moves when the line-up is published', async (target) => {
    const before = (await read(target, 'getLineup', festival)).data;
    const { lastUpdatedAt } = before;
    check(lastUpdatedAt !== null, 'an edit time');
    check(
      before.slots.every(({ createdAtIso }) => createdAtIso <= lastUpdatedAt),
      'no set younger than the latest edit',
    );
    await advance(target, 60);
    await target.control('publish', { event: festival.slug, contentType: 'lineup' });
    const after = (await read(target, 'getLineup', festival)).data;
    check((after.lastUpdatedAt ?? '') > lastUpdatedAt, 'a later edit time');
  }),
  it('LIN-26 a line-up without sets is an answer, not an error', async (target) => {
    checkEqual((await read(target, 'getLineup', bare)).data.slots, [], 'the slots');
  }),
  it('gap LIN-19 ART-11 pictures have absolute addresses', async (target) => {
    for (const { artists } of await slotsOfAllEvents(target))
      for (const { imageUrl } of artists)
        check(imageUrl === null || URL.canParse(imageUrl), `an absolute address: ${imageUrl}`);
  }),
];
