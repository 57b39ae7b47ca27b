import type { Slot } from '../../../src/contract/lineup.js';
import { check, checkEqual } from '../check.js';
import {
  appOnly,
  bare,
  demoOrigin,
  draft,
  festival,
  huge,
  keys,
  owlHours,
  quiet,
  webEvents,
} from '../demo-world.js';
import { read, refused } from '../read.js';
import { it } from '../it.js';
import type { Target } from '../target.js';

async function slotsOf(target: Target, slug: string): Promise<Slot[]> {
  return (await read(target, 'getLineup', { slug })).data.slots;
}

const countOf = (values: string[]) => new Set(values).size;

/** The sets of an artist who has several with different notes, if there is one. */
const hasTwoNotes = (slots: Slot[]) =>
  slots.some(({ artist, setNote }) =>
    slots.some(
      (other) =>
        artist !== null &&
        other.artist?.id === artist.id &&
        setNote !== null &&
        other.setNote !== null &&
        other.setNote !== setNote,
    ),
  );

/** Wall clock of a set as minutes, its end after its start even across midnight. */
const spanOf = ({ startTime, durationMinutes }: Slot) => {
  const from = Number(startTime.slice(0, 2)) * 60 + Number(startTime.slice(3));
  return { from, to: from + durationMinutes };
};

const overlap = (one: Slot, other: Slot) =>
  one.id !== other.id &&
  one.day === other.day &&
  one.stage === other.stage &&
  spanOf(one).from < spanOf(other).to &&
  spanOf(other).from < spanOf(one).to;

const ticketsOf = async (target: Target, slug: string) =>
  (await read(target, 'getEvent', { slug })).data.tickets;

export const demoWorld = [
  ...webEvents.map(({ slug }) =>
    it(`ENV-01 ENV-03 ENV-21 ENV-22 ENV-23 ENV-24 VER-01 EVT-01 LIN-01 FAQ-01 NWS-01 ANN-01 GAL-01 EMU-05 ${slug} keeps the contract in every feed`, async (target) => {
      await read(target, 'getEvent', { slug });
      await read(target, 'getVersion', { slug });
      await read(target, 'getLineup', { slug });
      await read(target, 'getFaq', { slug });
      await read(target, 'getGallery', { slug });
      await read(target, 'listBroadcasts', { slug });
      const { articles } = (await read(target, 'listNews', { slug })).data;
      for (const article of articles)
        await read(target, 'getArticle', { slug, articleSlug: article.slug });
    }),
  ),
  it('gap EMU-06 meadowlark-2027 has everything that a line-up can show', async (target) => {
    const slots = await slotsOf(target, festival.slug);
    check(slots.length >= 90, `90 sets or more, not ${slots.length}`);
    checkEqual(
      [...new Set(slots.map(({ day }) => day))].sort(),
      ['2027-06-25', '2027-06-26', '2027-06-27'],
      'the days',
    );
    checkEqual(countOf(slots.map(({ stage }) => stage)), 5, 'the number of stages');
    const labels = slots.filter(({ isPlaceholder }) => isPlaceholder);
    const has: Record<string, boolean> = {
      'a set across midnight': slots.some(({ startTime, endTime }) => endTime < startTime),
      'a back-to-back set': slots.some(({ artists }) => artists.length > 1),
      'an artist with two sets and a note each': hasTwoNotes(slots),
      'a placeholder with a label': labels.some((slot) => slot.placeholderLabel !== null),
      'a placeholder without a label': labels.some((slot) => slot.placeholderLabel === null),
      'two sets that overlap on a stage': slots.some((one) =>
        slots.some((other) => overlap(one, other)),
      ),
    };
    for (const [what, isThere] of Object.entries(has)) check(isThere, what);
  }),
  it('gap EMU-06 the other events are what they are there for', async (target) => {
    checkEqual((await ticketsOf(target, 'foghorn-kyoto'))?.currency, 'JPY', 'yen');
    const free = await ticketsOf(target, 'harbour-free');
    checkEqual(
      [free?.fromPricePennies, free?.fromFeeInclusivePricePennies],
      [0, 0],
      'prices of the free event',
    );
    const upcoming = await ticketsOf(target, 'prelude-2028');
    checkEqual([upcoming?.upcoming, upcoming?.onSale], [true, false], 'tickets to come');
    checkEqual((await ticketsOf(target, 'last-ticket'))?.soldOut, false, 'the last ticket');
    const sets = await slotsOf(target, 'prelude-2028');
    const unannounced = sets.filter(({ isPlaceholder }) => isPlaceholder);
    check(unannounced.length > sets.length / 2, 'a line-up that is mostly unannounced');
  }),
  it('gap ENV-12 ENV-24 bare-field has nothing filled in', async (target) => {
    const { data } = await read(target, 'getEvent', bare);
    const filled = Object.entries({
      tagline: data.tagline,
      descriptionHtml: data.descriptionHtml,
      descriptionPlain: data.descriptionPlain,
      startDate: data.startDate,
      endDate: data.endDate,
      startTime: data.startTime,
      endTime: data.endTime,
      venue: data.venue,
      capacity: data.capacity,
      heroImageUrl: data.heroImageUrl,
      logoUrl: data.logoUrl,
      websiteUrl: data.websiteUrl,
      ageRestriction: data.ageRestriction,
      ticketUrl: data.ticketUrl,
      tickets: data.tickets,
    }).filter(([, value]) => value !== null);
    checkEqual(filled, [], 'the members that are filled in');
    checkEqual((await read(target, 'getFaq', bare)).data.categories, [], 'the categories');
  }),
  it('gap LIN-02 metropolis has 1,000 sets on 20 stages over 10 days', async (target) => {
    const slots = await slotsOf(target, huge.slug);
    checkEqual(
      [
        slots.length,
        countOf(slots.map(({ stage }) => stage)),
        countOf(slots.map(({ day }) => day)),
      ],
      [1000, 20, 10],
      'sets, stages and days',
    );
  }),
  it('gap LIN-29 LIN-07 X30 sets after midnight stand under the night before at Meadowlark, under the calendar day at owl-hours', async (target) => {
    const slots = await slotsOf(target, owlHours.slug);
    checkEqual(
      slots.map(({ day, startTime }) => `${day} ${startTime}`),
      [
        ...['2027-08-20 21:00', '2027-08-20 22:00', '2027-08-20 23:00'],
        ...['2027-08-21 00:30', '2027-08-21 02:00'],
        ...['2027-08-21 21:00', '2027-08-21 22:00', '2027-08-21 23:15'],
        ...['2027-08-22 00:30', '2027-08-22 02:00'],
      ],
      'the two nights',
    );
    checkEqual(countOf(slots.map(({ stage }) => stage)), 1, 'the number of stages');
    for (const [at, slot] of slots.entries()) {
      const next = slots[at + 1];
      const isLast = at === 4 || at === 9;
      check(isLast || slot.endTime === next?.startTime, `no gap after ${slot.startTime}`);
    }
    const late = (await slotsOf(target, festival.slug)).filter((one) => one.startTime < '06:00');
    const days = new Set(late.map(({ day }) => day));
    checkEqual([...days].sort()[0], '2027-06-25', 'the first day with a late set there');
  }),
  it('gap ERR-03 COR-04 the hidden events are hidden, each in its own way', async (target) => {
    for (const surface of ['web', 'app']) {
      await refused(target, 'getEvent', draft, 'not_found', { surface });
      await refused(target, 'getLineup', draft, 'not_found', { surface });
    }
    await refused(target, 'listNews', draft, 'not_found');
    await refused(target, 'getEvent', appOnly, 'not_found');
    const fromTheDemo = { key: keys.quietroom, origin: demoOrigin };
    await refused(target, 'getLineup', quiet, 'origin_not_allowed', fromTheDemo);
    await read(target, 'getLineup', quiet, {
      key: keys.quietroom,
      origin: 'https://quietroom.example',
    });
  }),
  it('gap EVT-11 the three organisers have profiles', async (target) => {
    for (const slug of ['meadowlark', 'foghorn', 'quietroom'])
      checkEqual((await read(target, 'getOrganiser', { slug })).data.slug, slug, 'the slug');
  }),
];
