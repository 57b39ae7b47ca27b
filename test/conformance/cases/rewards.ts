import { check, checkEqual, fails } from '../check.js';
import { advance, freeze, moveTo, virtualNow } from '../clock.js';
import { deviceToken, idleDeviceToken, keys } from '../demo-world.js';
import { mailboxOf } from '../messages.js';
import { whereTold } from '../lenient.js';
import { read, refused } from '../read.js';
import { it } from '../it.js';
import type { Case, Target } from '../target.js';
import { fromDevice, hasNoChoices, rewardAt, rewardThatIs, walletOf } from '../wallet.js';

const statuses = [
  'locked',
  'claimable',
  'claimed',
  'sent',
  'collect_at_event',
  'taken_back',
  'closed',
];
const parcel = {
  carrier: 'Marches Parcels',
  trackingNumber: 'MP 1',
  trackingUrl: 'https://parcels.example/track/MP1',
};

const pushesOf = async (target: Target) => (await mailboxOf(target)).push;

const wallet: Case[] = [
  it('RWD-01 ERR-01 CAC-03 a wallet opens to the token of a device, to no key, and is never cached', async (target) => {
    await refused(target, 'getRewards', {}, 'unauthorized', { key: keys.meadowlark });
    const stranger = fromDevice(target, 'device_of_nobody');
    await refused(target, 'getRewards', {}, 'unauthorized', stranger);
    const { headers, data } = await read(target, 'getRewards', {}, fromDevice(target));
    checkEqual(headers.get('Cache-Control'), 'no-store', 'Cache-Control');
    check(data.events.length > 1, 'more than one event');
    checkEqual(await walletOf(target, idleDeviceToken), { events: [] }, 'an empty wallet');
  }),
  it('gap RWD-02 RWD-03 RWD-04 STA-06 the demo wallet has a reward in every state, with and without all that may be null', async (target) => {
    const { events } = await walletOf(target);
    const rewards = events.flatMap((event) => event.rewards);
    const seen = new Set<string>(rewards.map(({ status }) => status));
    checkEqual([...seen].sort(), [...statuses].sort(), 'the states');
    const refunds = new Set(rewards.flatMap(({ refund }) => refund?.status ?? []));
    checkEqual([...refunds].sort(), ['failed', 'pending', 'refunded'], 'the refunds');
    const sent = rewards.flatMap(({ dispatch }) => dispatch ?? []);
    checkEqual(new Set(sent.map((one) => one.trackingNumber === null)).size, 2, 'the parcels');
    checkEqual(
      new Set(rewards.filter((one) => one.status === 'claimable').map(hasNoChoices)).size,
      2,
      'claimable rewards, with a choice and without',
    );
    for (const member of [
      'cooldownMinutes',
      'lastUsedAt',
      'availableFrom',
      'deliveryAddress',
      'claimUntil',
      'tierName',
      'descriptionPlain',
    ] as const)
      for (const isNull of [true, false])
        check(
          rewards.some((reward) => (reward[member] === null) === isNull),
          `a reward with ${isNull ? 'no ' : ''}${member}`,
        );
    check(new Set(events.map((one) => one.programmeDescription === null)).size === 2, 'both');
  }),
  it('RWD-04 an event says how far its ambassador has come, and which days and zone are meant', async (target) => {
    for (const slug of ['meadowlark-2027', 'foghorn-kyoto']) {
      const { entry } = await rewardAt(target, slug, () => true);
      const { data } = await read(target, 'getEvent', { slug }, { key: null });
      const days = [entry.eventStartDate, entry.eventEndDate];
      checkEqual(days, [data.startDate, data.endDate], `the days of ${slug}`);
      whereTold(() => {
        const told = [entry.eventSlug, entry.eventId, entry.timezone];
        checkEqual(told, [slug, data.id, data.timezone], `the event of ${slug}`);
      });
      whereTold(() => {
        for (const { reached, threshold } of entry.tiers)
          checkEqual(reached, entry.salesCount >= threshold, `a tier at ${threshold}`);
      });
    }
  }),
  it('gap RWD-14 ENV-26 days are days at the event: midnight in Kyoto is no English day', async (target) => {
    const kyoto = 'foghorn-kyoto';
    const { reward } = await rewardAt(target, kyoto, ({ claimUntil }) => claimUntil !== null);
    checkEqual(
      [reward.claimUntil, reward.claimUntilDate],
      ['2027-05-31T15:00:00.000Z', '2027-06-01'],
      'the last moment and its day',
    );
    const used = await rewardAt(target, kyoto, ({ lastUsedAt }) => lastUsedAt !== null);
    checkEqual(used.reward.lastUsedDate, '2027-04-25', 'the day it was used');
    const late = await rewardThatIs(target, 'collect_at_event');
    checkEqual(
      [late.reward.lastUsedAt, late.reward.lastUsedDate],
      ['2027-04-24T23:40:00.000Z', '2027-04-25'],
      'a night in the English summer',
    );
  }),
  it('gap STA-06 RWD-02 what is open closes by the clock alone, and what was claimed stays claimed', async (target) => {
    await freeze(target);
    const open = await rewardThatIs(target, 'claimable', hasNoChoices);
    const claimed = await rewardThatIs(target, 'claimed', ({ claimUntil }) => claimUntil !== null);
    const perk = await rewardThatIs(target, 'collect_at_event');
    await moveTo(target, open.reward.claimUntil ?? '');
    checkEqual((await open.now()).status, 'claimable', 'the state at the last moment');
    await advance(target, 1);
    checkEqual((await open.now()).status, 'closed', 'the state after it');
    checkEqual((await claimed.now()).status, 'claimed', 'the state of what was claimed');
    await moveTo(target, perk.reward.availableUntil ?? '');
    await advance(target, 1);
    checkEqual((await perk.now()).status, 'closed', 'the state of a perk that is over');
  }),
];

const organiser: Case[] = [
  it('RWD-15 RWD-03 the first tracking number is pushed to the device, and no later one', async (target) => {
    await freeze(target);
    const { change, now, named } = await rewardThatIs(target, 'claimed');
    await change({ sent: {} });
    const sentAt = await virtualNow(target);
    const bare = { carrier: null, trackingNumber: null, trackingUrl: null, sentAt };
    checkEqual((await now()).dispatch, bare, 'a parcel that nobody tracks');
    checkEqual(await pushesOf(target), [], 'pushes');
    await advance(target, 60);
    await change({ sent: parcel });
    const reward = await now();
    checkEqual([reward.status, reward.dispatch], ['sent', { ...parcel, sentAt }], 'the parcel');
    await change({ sent: { trackingNumber: 'MP 2' } });
    const [push, ...more] = await pushesOf(target);
    checkEqual(more, [], 'further pushes');
    checkEqual(
      [push?.to, push?.type, push?.data['rewardDefinitionId'], push?.data['trackingNumber']],
      [deviceToken, 'ambassador_dispatched', named.rewardDefinitionId, 'MP 1'],
      'the push',
    );
    checkEqual((await now()).dispatch, { ...parcel, trackingNumber: 'MP 2', sentAt }, 'it');
  }),
  it('gap RWD-15 nothing is pushed to somebody who wants no event updates, later neither', async (target) => {
    const { change } = await rewardThatIs(target, 'claimed');
    await change({ eventUpdates: false });
    await change({ sent: parcel });
    await change({ eventUpdates: true });
    await change({ sent: { trackingNumber: 'MP 2' } });
    checkEqual(await pushesOf(target), [], 'pushes');
    const another = await rewardThatIs(target, 'claimable');
    await another.change({ sent: parcel });
    checkEqual((await pushesOf(target)).length, 1, 'pushes about another reward');
  }),
  it('gap STA-06 RWD-03 a refund is pending, then refunded or failed; a reward is taken back', async (target) => {
    await freeze(target);
    const { change, now } = await rewardThatIs(target, 'claimable');
    await change({ refund: 'pending' });
    const pending = (await now()).refund;
    check(pending !== null && pending.amountPennies > 0, 'an amount');
    checkEqual([pending.status, pending.refundedAt], ['pending', null], 'the refund');
    await change({ refund: 'failed' });
    checkEqual((await now()).refund, { ...pending, status: 'failed' }, 'the refund');
    await change({ refund: 'refunded' });
    const refundedAt = await virtualNow(target);
    checkEqual((await now()).refund, { ...pending, status: 'refunded', refundedAt }, 'it');
    await change({ takenBack: true });
    checkEqual((await now()).status, 'taken_back', 'the state');
  }),
  it('gap EMU-11 the control port says which rewards there are, and refuses what makes no sense', async (target) => {
    const { change, named } = await rewardThatIs(target, 'collect_at_event');
    const index = JSON.stringify(await target.control('index'));
    for (const id of Object.values(named)) check(index.includes(id), `${id} in the index`);
    check(await fails(change({ sent: {} })), 'no parcel for what is collected at the event');
    check(await fails(change({ refund: 'lost' })), 'no refund of an unknown kind');
    check(await fails(change({ send: {} })), 'no change of an unknown kind');
    const nobody = { ...named, affiliateId: named.rewardDefinitionId, change: {} };
    check(await fails(target.control('rewards', nobody)), 'no change for nobody');
  }),
];

export const rewards = [...wallet, ...organiser];
