import * as v from 'valibot';
import type { TicketFeed } from '../../../src/contract/tickets.js';
import { buyerAt } from '../buyer.js';
import { check, checkEqual, checkShape, first } from '../check.js';
import { freeze, moveTo } from '../clock.js';
import { bare, festival, keys, quiet, webOnly } from '../demo-world.js';
import { toldOr, whereTold } from '../lenient.js';
import { read, refused, type Wish } from '../read.js';
import { it } from '../it.js';
import type { Case, Target } from '../target.js';

const Listed = v.object({
  releases: v.array(v.object({ id: v.string(), name: v.string(), event: v.string() })),
  promos: v.array(v.object({ code: v.string(), event: v.string() })),
});

async function feedOf(target: Target, slug: string, wish?: Wish): Promise<TicketFeed> {
  const key = slug === festival.slug ? keys.meadowlark : keys.foghorn;
  return (await read(target, 'getTickets', { slug }, { key, ...wish })).data;
}

const withCode = (target: Target, promo: string) =>
  feedOf(target, festival.slug, { query: { promo } });

const namesOf = ({ releases }: TicketFeed) => releases.map(({ name }) => name);

function releaseNamed({ releases }: TicketFeed, name: string) {
  return first(
    releases.filter((release) => release.name === name),
    `release ${name}`,
  );
}

async function setRemaining(target: Target, name: string, remaining: number): Promise<void> {
  const { id } = await buyerAt(target).release(name);
  await target.control('stock', { releaseId: id, remaining });
}

const shown = [
  'Early Bird Weekend',
  'Weekend',
  'Weekend Final Release',
  'Saturday Day',
  'Duo Pass',
  'Under 12',
  'Camping Plot',
];

/** Face value and the price shown: face + 25 + 7.5 %, or face + 75 + 3 %, half a penny up. */
const prices: [slug: string, [name: string, face: number, shown: number][]][] = [
  [
    'meadowlark-2027',
    [
      ['Early Bird Weekend', 15500, 16688], // 25 + 1162.5
      ['Weekend', 18500, 19913], // 25 + 1387.5
      ['Weekend Final Release', 20500, 22063], // 25 + 1537.5
      ['Saturday Day', 7950, 8571], // 25 + 596.25
      ['Duo Pass', 15000, 16150], // 25 + 1125, two at least
      ['Under 12', 0, 0],
      ['Camping Plot', 3500, 3788], // 25 + 262.5
    ],
  ],
  [
    'foghorn-sessions',
    [
      ['Single Session', 2200, 2341], // 75 + 66
      ['Session for Two', 2050, 2187], // 75 + 61.5
      ['Season Pass', 9600, 9963], // 75 + 288
    ],
  ],
  [
    'foghorn-kyoto',
    [
      ['One Night', 6500, 7013], // 25 + 487.5
      ['Both Nights', 11800, 12710], // 25 + 885
    ],
  ],
  ['harbour-free', [['Quayside', 0, 0]]],
  [
    'guildhall-2027', // 40 + 5 %, 300 at most
    [
      ['Hall', 6000, 6300],
      ['Balcony', 9500, 9800],
    ],
  ],
];

const priceCase = ([slug, expected]: (typeof prices)[number]) =>
  it(`TIX-03 PRC-01 ${slug} shows prices with the booking fee in them, to the penny`, async (target) => {
    const { releases } = await feedOf(target, slug);
    const found = releases.map((one) => [one.name, one.pricePennies, one.feeInclusivePricePennies]);
    checkEqual(found, expected, 'names, face values and prices shown');
  });

const feed: Case[] = [
  it('TIX-01 TIX-02 TIX-26 TIX-27 the feed lists releases in one order, with limits that can be kept', async (target) => {
    const data = await feedOf(target, festival.slug);
    checkEqual(namesOf(data), shown, 'the releases');
    whereTold(() => {
      for (const { minPerOrder, maxPerOrder, name } of data.releases)
        check(maxPerOrder === null || maxPerOrder >= minPerOrder, `limits of ${name}`);
      const duo = releaseNamed(data, 'Duo Pass');
      checkEqual([duo.minPerOrder, duo.maxPerOrder], [2, 4], 'the limits of the Duo Pass');
      checkEqual(releaseNamed(data, 'Camping Plot').kind, 'add_on', 'the kind of a plot');
    });
  }),
  ...prices.map(priceCase),
  it('TIX-10 TIX-11 the booking fee is resolved per event', async (target) => {
    const { bookingFeePolicy: fees } = await feedOf(target, festival.slug);
    const usual = { perTicketPennies: 25, percentBps: 750, capPennies: null, minPennies: 50 };
    checkEqual(fees, usual, 'the usual fee');
    const older = (await feedOf(target, 'foghorn-sessions')).bookingFeePolicy;
    checkEqual([older.perTicketPennies, older.percentBps], [75, 300], 'the older fee');
  }),
  it('TIX-12 TIX-13 TIX-14 quantity discounts of all three kinds bring their own words', async (target) => {
    const { quantityDiscounts } = await feedOf(target, festival.slug);
    const kinds = quantityDiscounts.map(({ kind }) => kind);
    checkEqual(kinds, ['buy_n_get_m', 'tiered', 'bundle_price'], 'the kinds');
    for (const { label } of quantityDiscounts) check(label !== '', 'a label');
  }),
  it('TIX-12 TIX-24 a discount names no release that this reader does not see', async (target) => {
    const named = async () => {
      const { quantityDiscounts, releases } = await feedOf(target, festival.slug);
      const shownIds = releases.map(({ id }) => id);
      for (const discount of quantityDiscounts)
        for (const id of toldOr(() => discount.releaseIds, null) ?? [])
          check(shownIds.includes(id), 'a release that is shown');
      return quantityDiscounts.map(({ kind }) => kind);
    };
    checkEqual(await named(), ['buy_n_get_m', 'tiered', 'bundle_price'], 'all discounts');
    const { releases } = checkShape(Listed, await target.control('index'), 'the index');
    const saturday = releases.filter(({ name }) => name === 'Saturday Day');
    const { id: releaseId } = first(saturday, 'Saturday Day');
    await target.control('sale', { event: festival.slug, releaseId, hidden: true });
    checkEqual(await named(), ['tiered', 'bundle_price'], 'without Saturday');
    await target.control('sale', { event: festival.slug, releaseId, deleted: true });
    checkEqual(await named(), ['tiered', 'bundle_price'], 'with Saturday gone');
  }),
  it('TIX-15 TIX-16 TIX-18 DET-05 the web gets the wording of the checkout and the app does not', async (target) => {
    const { checkout } = await feedOf(target, festival.slug);
    check(checkout !== null, 'a checkout block');
    checkEqual(checkout.consents.length, 3, 'the number of boxes');
    const { text, linkText } = checkout.legal.attestation;
    check(text.includes(linkText), 'the link text inside the attestation');
    check(checkout.legal.organiser?.refundPolicyLine !== undefined, 'a refund policy');
    const elsewhere = (await feedOf(target, 'harbour-free')).checkout?.legal.organiser;
    checkEqual(elsewhere?.refundPolicyLine, undefined, 'a refund policy that was not set');
    check((elsewhere?.refundCancellationLine ?? '') !== '', 'the line about cancelling');
    const app = await feedOf(target, festival.slug, { surface: 'app' });
    checkEqual(app.checkout, null, 'the block for the app');
  }),
  it('gap TIX-25 an event that sells nothing answers an empty list', async (target) => {
    const { releases, checkout, promo } = await feedOf(target, bare.slug);
    checkEqual([releases, checkout, promo], [[], null, null], 'the feed');
  }),
  it('TIX-29 AUT-09 CAC-04 the feed asks for a key, an allowed page and a published event, and is never stored', async (target) => {
    const answer = await read(target, 'getTickets', festival);
    checkEqual(answer.headers.get('Cache-Control'), 'no-store', 'Cache-Control');
    await refused(target, 'getTickets', festival, 'unauthorized', { key: null });
    const foreign = { origin: 'https://stranger.example', key: keys.quietroom };
    await refused(target, 'getTickets', quiet, 'origin_not_allowed', foreign);
    const onApp = { surface: 'app', key: keys.foghorn };
    await refused(target, 'getTickets', webOnly, 'not_found', onApp);
  }),
];

const codes: Case[] = [
  it('TIX-20 TIX-24 a gated release appears with a code it lists, a hidden one with a code scoped to it', async (target) => {
    const crew = await withCode(target, 'CREW');
    checkEqual(namesOf(crew), [...shown, 'Crew'], 'with CREW');
    checkEqual(releaseNamed(crew, 'Crew').feeInclusivePricePennies, 4325, 'its price');
    whereTold(() => {
      checkEqual(releaseNamed(crew, 'Crew').unlockedByPromo, true, 'unlockedByPromo');
      checkEqual(crew.promo?.unlockedReleaseIds.length, 1, 'the unlocked releases');
    });
    checkEqual(namesOf(await withCode(target, 'BACKSTAGE')), [...shown, 'Backstage'], 'backstage');
    checkEqual(namesOf(await withCode(target, 'LARK10')), shown, 'with LARK10');
  }),
  it('gap TIX-22 TIX-23 a code is read without regard to case, and one that does not work says why', async (target) => {
    const statusOf = async (code: string) => (await withCode(target, code)).promo?.status;
    checkEqual(await statusOf('  crew '), 'applied', 'a code in small letters');
    checkEqual(await statusOf('NOBODY'), 'not_recognised', 'a code nobody knows');
    checkEqual(await statusOf('EXPIRED'), 'expired', 'an old code');
    checkEqual(namesOf(await withCode(target, 'EXPIRED')), shown, 'what an old code reveals');
    checkEqual((await withCode(target, '  ')).promo, null, 'no code at all');
  }),
  it('gap EMU-07 the index lists every release and every code', async (target) => {
    const { releases, promos } = checkShape(Listed, await target.control('index'), 'the index');
    const own = <One extends { event: string }>(list: One[]) =>
      list.filter(({ event }) => event === festival.slug);
    checkEqual(
      own(releases).map(({ name }) => name),
      [...shown, 'Crew', 'Backstage'],
      'the releases of Meadowlark',
    );
    const expected = ['LARK10', 'CREW', 'BACKSTAGE', 'ONEUSE', 'ADA', 'FREERIDE', 'EXPIRED'];
    checkEqual(
      own(promos).map(({ code }) => code),
      expected,
      'the codes of Meadowlark',
    );
  }),
];

const states: Case[] = [
  it('STA-01 STA-02 TIX-06 TIX-07 the next rung of a ladder waits until the one above has gone', async (target) => {
    const before = await feedOf(target, festival.slug);
    const weekend = releaseNamed(before, 'Weekend');
    const final = releaseNamed(before, 'Weekend Final Release');
    checkEqual(final.upcoming, true, 'the next rung');
    whereTold(() => checkEqual(final.startsAfterReleaseId, weekend.id, 'the rung above it'));
    await setRemaining(target, 'Weekend', 0);
    const after = await feedOf(target, festival.slug);
    const gone = releaseNamed(after, 'Weekend');
    checkEqual(gone.soldOut, true, 'the rung above');
    whereTold(() => checkEqual(gone.heldBack, false, 'what may come back'));
    checkEqual(releaseNamed(after, 'Weekend Final Release').upcoming, false, 'the next rung');
  }),
  it('STA-03 STA-09 a release opens when its time has come, and a rung is done when its sale ends', async (target) => {
    const upcoming = async () =>
      (await feedOf(target, 'prelude-2028')).releases.map((release) => release.upcoming);
    await freeze(target);
    checkEqual(await upcoming(), [true, true, true], 'before');
    await moveTo(target, '2027-11-05T09:59:59.999Z');
    checkEqual(await upcoming(), [true, true, true], 'a millisecond before');
    await moveTo(target, '2027-11-05T10:00:00.000Z');
    checkEqual(await upcoming(), [false, true, false], 'at ten');
    await moveTo(target, '2027-06-26T17:00:00.000Z');
    const ended = await feedOf(target, festival.slug);
    checkEqual(releaseNamed(ended, 'Weekend').soldOut, true, 'a release whose sale has ended');
    whereTold(() => checkEqual(releaseNamed(ended, 'Weekend').heldBack, false, 'held back'));
  }),
  it('TIX-08 TIX-09 plan offers go, one by one, as the time to pay runs out', async (target) => {
    const offers = async () =>
      releaseNamed(await feedOf(target, festival.slug), 'Weekend').paymentPlans;
    const [half, forty] = await offers();
    checkEqual(half?.dueDates, ['2027-06-01T11:00:00.000Z'], 'the due dates');
    checkEqual([half?.depositPercentBps, forty?.depositPercentBps], [5000, null], 'the shares');
    checkEqual(forty?.depositPenniesPerTicket, 4000, 'the deposit of a ticket');
    await moveTo(target, '2027-05-05T10:00:00.000Z');
    checkEqual((await offers()).length, 1, 'the offers on 5 May');
    await moveTo(target, '2027-05-10T10:00:00.000Z');
    checkEqual((await offers())[0]?.dueDates.at(-1)?.slice(0, 10), '2027-06-10', 'the last day');
    // On 11 May the last part would be due at the very moment at which all must be paid.
    await moveTo(target, '2027-05-11T10:00:00.000Z');
    checkEqual(await offers(), [], 'the offers on 11 May');
  }),
  it('gap EMU-07 what is left is told only when it is little, and the control port sets it', async (target) => {
    const left = async () =>
      releaseNamed(await feedOf(target, festival.slug), 'Saturday Day').remaining;
    checkEqual(await left(), null, 'what is left of many');
    await setRemaining(target, 'Saturday Day', 11);
    checkEqual(await left(), null, 'eleven');
    await setRemaining(target, 'Saturday Day', 10);
    checkEqual(await left(), 10, 'ten');
    const last = first((await feedOf(target, 'last-ticket')).releases, 'release');
    checkEqual(last.remaining, 1, 'the last ticket');
  }),
];

export const tickets = [...feed, ...codes, ...states];
