import { check, checkEqual, hasEmptyMember } from '../check.js';
import { consentBoxesOf } from '../consents.js';
import { festival } from '../demo-world.js';
import { toldOr, whereTold } from '../lenient.js';
import { askAt, feeds, placeOf } from '../places.js';
import { read } from '../read.js';
import { it } from '../it.js';
import { NotHere, type Target } from '../target.js';

/** What holds for every event of every service, whatever its organiser has filled in. */

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const slotsOf = async (target: Target) => (await read(target, 'getLineup', festival)).data.slots;

const ticketsOf = async (target: Target) => (await read(target, 'getTickets', festival)).data;

const unique = (ids: readonly string[], what: string) =>
  checkEqual(new Set(ids).size, ids.length, `the number of ${what}`);

export const anyEvent = [
  ...[...feeds, 'searchEvents' as const].map((name) =>
    it(`anywhere ENV-01 ENV-03 ENV-21 ENV-22 ENV-23 ENV-24 VER-01 ${name} of any event keeps the contract`, async (target) => {
      const { error } = await askAt(target, name, await placeOf(target, name));
      checkEqual(error?.code, undefined, `the refusal of ${name}`);
    }),
  ),
  it('anywhere EVT-06 the JSON-LD of any event has no empty fields', async (target) => {
    const { schemaOrg } = (await read(target, 'getEvent', festival)).data;
    const isFull = schemaOrg === null || !Object.values(schemaOrg).some(hasEmptyMember);
    check(isFull, 'no empty field in schemaOrg');
  }),
  it('anywhere LIN-02 LIN-07 LIN-08 every set of any line-up has an id of its own and lasts from its start to its end', async (target) => {
    const slots = await slotsOf(target);
    unique(
      slots.map(({ id }) => id),
      'slot ids',
    );
    for (const { id, startTime, endTime, durationMinutes } of slots) {
      const rest = durationMinutes - (minutesOf(endTime) - minutesOf(startTime));
      checkEqual(rest % 1440, 0, `minutes of ${id}, whole days aside`);
      check(durationMinutes >= 0, `no negative duration of ${id}`);
    }
  }),
  it('anywhere LIN-10 LIN-16 every set of any line-up has artists or a placeholder, and a short note or none', async (target) => {
    for (const slot of await slotsOf(target)) {
      if (slot.isPlaceholder) checkEqual(slot.artist, null, `the artist of ${slot.id}`);
      checkEqual(slot.artist === null, slot.artists.length === 0, `the roster of ${slot.id}`);
      check(Array.from(slot.setNote ?? '').length <= 80, `a note of 80 characters: ${slot.id}`);
    }
  }),
  it('anywhere ART-01 ART-10 ART-11 ART-13 a profile of any line-up says what the line-up says, with all its sets', async (target) => {
    const { params } = await placeOf(target, 'getArtist');
    const artistId = params['artistId'] ?? '';
    const { data } = await read(target, 'getArtist', { ...festival, artistId });
    const slots = await slotsOf(target);
    const shared = slots.filter(({ artists }) => artists.some(({ id }) => id === artistId));
    const sets = data.sets.map(({ lineupId }) => lineupId).sort();
    checkEqual(sets, shared.map(({ id }) => id).sort(), `the sets of ${data.name}`);
    const summary = shared.flatMap(({ artists }) => artists).find(({ id }) => id === artistId);
    checkEqual({ ...data, ...summary }, data, `what profile and line-up say of ${data.name}`);
    const blank = Object.values(data.socials).filter((address) => address.trim() === '');
    checkEqual(blank, [], `the blank addresses of ${data.name}`);
  }),
  it('anywhere LIN-01 FAQ-01 NWS-01 EVT-05 line-up, FAQ and news of any event are about one event, and name its slug', async (target) => {
    const lineup = (await read(target, 'getLineup', festival)).data;
    const others = [
      (await read(target, 'getFaq', festival)).data.eventId,
      (await read(target, 'listNews', festival)).data.eventId,
    ];
    checkEqual(others, [lineup.eventId, lineup.eventId], 'the ids of the event');
    const { slug } = (await read(target, 'getEvent', festival)).data;
    checkEqual(lineup.eventSlug, slug, 'the slug of the line-up');
  }),
  it('anywhere NWS-02 NWS-04 articles of any event come newest first, none from the future', async (target) => {
    const { articles, generatedAt } = (await read(target, 'listNews', festival)).data;
    const times = articles.map(({ publishedAt }) => publishedAt);
    checkEqual(times, times.toSorted().reverse(), 'the times');
    check((times[0] ?? '') <= generatedAt, 'no article from the future');
  }),
  it('anywhere ANN-01 announcements of any event come newest first, each once', async (target) => {
    const { broadcasts } = (await read(target, 'listBroadcasts', festival)).data;
    const times = broadcasts.map(({ sentAt }) => sentAt);
    checkEqual(times, times.toSorted().reverse(), 'the times');
    unique(
      broadcasts.map(({ id }) => id),
      'ids of announcements',
    );
  }),
  it('anywhere FAQ-09 NWS-05 FAQ and news of any event say when they changed, and nothing where they are empty', async (target) => {
    const faq = (await read(target, 'getFaq', festival)).data;
    const news = (await read(target, 'listNews', festival)).data;
    const isFaqEmpty = faq.categories.every(({ faqs }) => faqs.length === 0);
    for (const [what, isEmpty, at] of [
      ['the FAQ', isFaqEmpty, faq.lastUpdatedAt],
      ['the news', news.articles.length === 0, news.lastUpdatedAt],
    ] as const)
      if (isEmpty) checkEqual(at, null, `the last edit of ${what}`);
  }),
  it('anywhere TIX-03 TIX-16 PRC-05 the price shown at any event is face value and fee at the smallest order', async (target) => {
    const { releases, bookingFeePolicy: fee } = await ticketsOf(target);
    for (const one of releases) {
      const shown = one.feeInclusivePricePennies;
      if (shown === undefined) continue;
      const face = one.pricePennies;
      if (face === 0) checkEqual(shown, 0, `the price shown of ${toldOr(() => one.name, '')}`);
      if (face === 0) continue;
      const exact = fee.perTicketPennies + (face * fee.percentBps) / 10_000;
      const each = Math.min(fee.capPennies ?? Infinity, exact);
      const least = toldOr(() => one.minPerOrder, undefined);
      const sizes = least === undefined ? [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] : [least];
      // How a part of a penny is rounded is said nowhere.
      const isClose = (size: number) =>
        Math.abs(shown - face - Math.max(fee.minPennies / size, each)) <= 1;
      const what = `the price shown of ${toldOr(() => one.name, 'a release')}`;
      check(sizes.some(isClose), `${what} to be about ${face + Math.round(each)}, not ${shown}`);
    }
  }),
  it('anywhere TIX-08 TIX-09 every payment plan on offer at any event can be repaid in time', async (target) => {
    const offers = (await ticketsOf(target)).releases.flatMap((one) => one.paymentPlans);
    if (offers.length === 0) throw new NotHere('an event with payment plans: --event');
    for (const { dueDates, payByAt, ...offer } of offers) {
      for (const due of dueDates) check(due <= payByAt, `${due} by ${payByAt}`);
      checkEqual(dueDates, dueDates.toSorted(), 'the dates, the first one first');
      const count = toldOr(() => offer.monthlyPayments, undefined);
      if (count !== undefined) checkEqual(dueDates.length, count, 'the number of dates');
    }
  }),
  it('anywhere TIX-12 TIX-13 TIX-14 every quantity discount of any event has words to print', async (target) => {
    for (const { label } of (await ticketsOf(target)).quantityDiscounts)
      check(label.trim() !== '', 'a label with words');
  }),
  it('anywhere TIX-15 DET-05 the checkout of any event has the wording of three boxes, whatever it calls them', async (target) => {
    const { text, data } = await read(target, 'getTickets', festival);
    if (data.checkout === null) throw new NotHere('an event with a checkout: --event');
    const { checkout } = (JSON.parse(text) as { data: { checkout: unknown } }).data;
    const boxes = consentBoxesOf(checkout);
    if (boxes.length === 0) throw new NotHere('boxes in a list, or in an object by their names');
    checkEqual(boxes.length, 3, 'the number of boxes');
    whereTold(() =>
      unique(
        boxes.map(({ key }) => key),
        'names of boxes',
      ),
    );
  }),
];
