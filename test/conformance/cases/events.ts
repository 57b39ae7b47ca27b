import type { EventDetail } from '../../../src/contract/events.js';
import { buyerAt } from '../buyer.js';
import { check, checkEqual, hasEmptyMember } from '../check.js';
import { advance, freeze, moveTo } from '../clock.js';
import { bare, festival, webEvents } from '../demo-world.js';
import { whereTold } from '../lenient.js';
import { read } from '../read.js';
import { it } from '../it.js';
import type { Target } from '../target.js';

async function eventOf(target: Target, slug: string): Promise<EventDetail> {
  return (await read(target, 'getEvent', { slug })).data;
}

async function versionOf(target: Target, slug: string) {
  return (await read(target, 'getVersion', { slug })).data;
}

async function upcomingOf(target: Target, slug: string) {
  return (await read(target, 'getOrganiser', { slug })).data.upcomingEvents;
}

export const events = [
  it("EVT-02 EVT-03 ticketUrl is the organiser's own link, else the hosted checkout, else null", async (target) => {
    const own = (await eventOf(target, 'foghorn-sessions')).ticketUrl;
    check(own?.startsWith('https://') ?? false, `a link of the organiser, not ${own}`);
    const hosted = (await eventOf(target, festival.slug)).ticketUrl;
    check(hosted?.startsWith('/') ?? false, `a path of the hosted checkout, not ${hosted}`);
    checkEqual((await eventOf(target, bare.slug)).ticketUrl, null, 'ticketUrl without tickets');
  }),
  it('EVT-02 EVT-07 TIX-24 without a release that everybody may see there is no hosted checkout to lead to', async (target) => {
    const buyer = buyerAt(target, 'lantern-walk');
    const { event } = buyer;
    const change = async (name: string, hidden: boolean) => {
      const { id: releaseId } = await buyer.release(name);
      await target.control('sale', { event: event.slug, releaseId, hidden });
    };
    const linked = async () => {
      const { ticketUrl, tickets } = await eventOf(target, event.slug);
      const card = (await upcomingOf(target, 'foghorn')).find(({ slug }) => slug === event.slug);
      whereTold(() => checkEqual(card?.ticketUrl ?? null, ticketUrl, 'the link on the card'));
      return [ticketUrl !== null, tickets !== null];
    };
    await change('Walker', true);
    checkEqual(await linked(), [true, true], 'a link and a block with one release left');
    await change('Small Walker', true);
    checkEqual(await linked(), [false, false], 'a link and a block with none');
    await change('Walker', false);
    checkEqual(await linked(), [true, true], 'a link and a block with one again');
  }),
  it('EVT-04 EVT-07 an event that sells carries its capacity and a tickets block', async (target) => {
    const { capacity, tickets } = await eventOf(target, festival.slug);
    check((capacity ?? 0) > 0, 'a capacity');
    check(tickets !== null, 'a tickets block');
    whereTold(() => checkEqual(tickets.currency, 'GBP', 'the currency'));
    checkEqual((await eventOf(target, bare.slug)).tickets, null, 'tickets that are not sold');
  }),
  it('EVT-06 schemaOrg is a MusicEvent without empty fields, and null on the app', async (target) => {
    for (const event of webEvents) {
      const { schemaOrg } = await eventOf(target, event.slug);
      check(
        schemaOrg === null || !Object.values(schemaOrg).some(hasEmptyMember),
        `no empty field in the block of ${event.slug}`,
      );
    }
    checkEqual(
      (await eventOf(target, festival.slug)).schemaOrg?.['@type'],
      'MusicEvent',
      'the type of the block',
    );
    const app = await read(target, 'getEvent', festival, { surface: 'app' });
    checkEqual(app.data.schemaOrg, null, 'the block on the app');
  }),
  it("EVT-08 dates are days in the event's zone", async (target) => {
    const here = await eventOf(target, festival.slug);
    checkEqual([here.startDate, here.endDate], ['2027-06-25', '2027-06-27'], 'the dates');
    whereTold(() => checkEqual(here.timezone, 'Europe/London', 'the zone'));
    const kyoto = await eventOf(target, 'foghorn-kyoto');
    whereTold(() => checkEqual(kyoto.timezone, 'Asia/Tokyo', 'the zone'));
  }),
  ...(['lineup', 'faq', 'news', 'broadcasts', 'gallery', 'event'] as const).map((contentType) =>
    it(`gap EVT-09 the version changes when ${contentType} is published, and not otherwise`, async (target) => {
      const before = await versionOf(target, festival.slug);
      await advance(target, 3600);
      checkEqual(await versionOf(target, festival.slug), before, 'the version an hour later');
      const other = await versionOf(target, 'metropolis');

      await target.control('publish', { event: festival.slug, contentType });
      const after = await versionOf(target, festival.slug);
      check(after.version !== before.version, 'another version');
      for (const [type, version] of Object.entries(after.contentVersions)) {
        const old = Object.entries(before.contentVersions).find(([name]) => name === type)?.[1];
        checkEqual(version !== old, type === contentType, `a change of ${type}`);
      }
      checkEqual(await versionOf(target, 'metropolis'), other, 'the version of another event');
    }),
  ),
  it('gap ENV-15 EVT-09 what is published shows in its own feed', async (target) => {
    await freeze(target);
    for (const [contentType, name] of [
      ['lineup', 'getLineup'],
      ['faq', 'getFaq'],
      ['news', 'listNews'],
      ['broadcasts', 'listBroadcasts'],
      ['gallery', 'getGallery'],
    ] as const) {
      const before = (await read(target, name, festival)).text;
      await advance(target, 1);
      await target.control('publish', { event: festival.slug, contentType });
      check((await read(target, name, festival)).text !== before, `a change in ${name}`);
    }
  }),
  it('gap EVT-11 EVT-12 an organiser lists what is to come on the web, soonest first', async (target) => {
    for (const slug of ['meadowlark', 'foghorn', 'quietroom']) {
      const dates = (await upcomingOf(target, slug)).map(({ startDate }) => startDate ?? '9999');
      checkEqual(dates, dates.toSorted(), `the order of ${slug}`);
    }
    const slugs = (await upcomingOf(target, 'meadowlark')).map(({ slug }) => slug);
    checkEqual(slugs, ['meadowlark-2027'], 'what Meadowlark has on the web');
    const foghorn = (await upcomingOf(target, 'foghorn')).map(({ slug }) => slug);
    check(foghorn.includes('lantern-walk'), 'an event on the web only');
  }),
  it('gap EVT-12 an event leaves the list when its last day is over where it takes place', async (target) => {
    const isListed = async () =>
      (await upcomingOf(target, 'meadowlark')).some(({ slug }) => slug === festival.slug);
    await moveTo(target, '2027-06-27T22:30:00.000Z');
    check(await isListed(), 'the festival to be listed at half past eleven on its last evening');
    await moveTo(target, '2027-06-28T12:00:00.000Z');
    check(!(await isListed()), 'the festival to be gone the day after');
  }),
];
