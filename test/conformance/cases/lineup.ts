import type { Slot } from '../../../src/contract/lineup.js';
import { check, checkEqual } from '../check.js';
import { advance } from '../clock.js';
import { bare, festival, webEvents } from '../demo-world.js';
import { whereTold } from '../lenient.js';
import { read, refused } from '../read.js';
import { it } from '../it.js';
import type { Target } from '../target.js';

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const minutesBetween = ({ startTime, endTime }: Slot) =>
  (minutesOf(endTime) - minutesOf(startTime) + 24 * 60) % (24 * 60);

async function slotsOfAllEvents(target: Target): Promise<Slot[]> {
  const lineups = webEvents.map((event) => read(target, 'getLineup', event));
  return (await Promise.all(lineups)).flatMap(({ data }) => data.slots);
}

/** Artist id -> every picture address that any event gives to it. */
async function picturesByArtist(target: Target): Promise<Map<string, Set<string | null>>> {
  const pictures = new Map<string, Set<string | null>>();
  for (const { artists } of await slotsOfAllEvents(target)) {
    for (const { id, imageUrl } of artists) {
      pictures.set(id, (pictures.get(id) ?? new Set()).add(imageUrl));
    }
  }
  return pictures;
}

export const lineup = [
  it('LIN-01 the line-up belongs to the event that was asked for', async (target) => {
    const { data } = await read(target, 'getLineup', festival);
    const { data: event } = await read(target, 'getEvent', festival);
    checkEqual(data.eventSlug, festival.slug, 'the event');
    whereTold(() => checkEqual(data.eventId, event.id, 'the id of the event'));
  }),
  it('LIN-02 LIN-06 LIN-19 slots are one flat list in which every set stands once', async (target) => {
    const slots = await slotsOfAllEvents(target);
    checkEqual(new Set(slots.map(({ id }) => id)).size, slots.length, 'the number of slot ids');
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
  it('LIN-07 LIN-08 every duration is the time from start to end, across midnight too', async (target) => {
    const slots = await slotsOfAllEvents(target);
    check(
      slots.some(({ startTime, endTime }) => endTime < startTime),
      'a set across midnight',
    );
    for (const slot of slots)
      checkEqual(slot.durationMinutes, minutesBetween(slot), `minutes of ${slot.id}`);
  }),
  it('LIN-10 LIN-16 LIN-18 LIN-21 an announced slot names its artists, and only an unannounced one has a placeholder', async (target) => {
    for (const slot of await slotsOfAllEvents(target)) {
      checkEqual(slot.artist === null, slot.isPlaceholder, `${slot.id} without an artist`);
      checkEqual(slot.artists.length === 0, slot.isPlaceholder, `${slot.id} without a roster`);
      if (slot.isPlaceholder) continue;
      const roster = slot.artists.map(({ id }) => id);
      checkEqual(new Set(roster).size, roster.length, `acts of ${slot.id}`);
    }
  }),
  it('LIN-23 ART-11 an adopted photo is the picture at its own event and at no other', async (target) => {
    const pictures = [...(await picturesByArtist(target)).values()];
    check(
      pictures.some((addresses) => addresses.size > 1),
      'an artist with another picture at another event',
    );
    const { data } = await read(target, 'getLineup', festival);
    const here = new Map<string, string | null>();
    for (const { id, imageUrl } of data.slots.flatMap(({ artists }) => artists)) {
      checkEqual(imageUrl, here.get(id) ?? imageUrl, `the one picture of ${id} at this event`);
      here.set(id, imageUrl);
    }
  }),
  it('LIN-26 a line-up without sets is an answer, not an error', async (target) => {
    checkEqual((await read(target, 'getLineup', bare)).data.slots, [], 'the slots');
  }),
  it('LIN-27 FAQ-12 AUT-02 COR-04 ERR-01 ERR-02 ERR-03 line-up and FAQ refuse with 401, 403 and 404, each with its own code', async (target) => {
    const stranger = { origin: 'https://stranger.example' };
    for (const feed of ['getLineup', 'getFaq'] as const) {
      const statuses = [
        (await refused(target, feed, festival, 'unauthorized', { key: null })).status,
        (await refused(target, feed, festival, 'origin_not_allowed', stranger)).status,
        (await refused(target, feed, { slug: 'no-such-event' }, 'not_found')).status,
      ];
      checkEqual(statuses, [401, 403, 404], `the statuses of ${feed}`);
    }
  }),
  it('gap LIN-19 ART-11 pictures have absolute addresses', async (target) => {
    for (const { artists } of await slotsOfAllEvents(target))
      for (const { imageUrl } of artists)
        check(imageUrl === null || URL.canParse(imageUrl), `an absolute address: ${imageUrl}`);
  }),
];
