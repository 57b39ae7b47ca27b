import { limits } from '../../../src/contract/limits.js';
import { bodies } from '../bodies.js';
import { check, checkEqual, first } from '../check.js';
import { advance, freeze, moveTo } from '../clock.js';
import { idleDeviceToken } from '../demo-world.js';
import { whereTold } from '../lenient.js';
import { refused } from '../read.js';
import { it } from '../it.js';
import type { Case, Target } from '../target.js';
import {
  fromDevice,
  hasChoices,
  hasNoChoices,
  rewardAt,
  rewardThatIs,
  walletOf,
} from '../wallet.js';

const address = { line1: '1 Mill Lane', city: 'Ludlow', postcode: 'SY99 1AA' };
const full = { recipient: 'Ada Byron', ...address, line2: 'The Loft', country: 'IE' };
const most = limits.deliveryNoteCharacters;

const plain = (target: Target) => rewardThatIs(target, 'claimable', hasNoChoices);

const options: Case[] = [
  it('RWD-05 RWD-06 ERR-19 where there is something to choose, exactly one of the choices must be sent', async (target) => {
    const { reward, claim, refuse } = await rewardThatIs(target, 'claimable', hasChoices);
    const choices = reward.optionChoices ?? [];
    await refuse('option_required');
    for (const selectedOption of ['', 'Tent', `${choices[0]} `, choices[0]?.toLowerCase()])
      await refuse('option_not_offered', { selectedOption });
    const selectedOption = first(choices, 'choice');
    const claimed = await claim({ selectedOption });
    checkEqual([claimed.status, claimed.selectedOption], ['claimed', selectedOption], 'it');
    await refuse('option_required', { deliveryNote: 'By the gate' });
  }),
  it('gap RWD-07 ERR-19 where there is nothing to choose, a choice is refused', async (target) => {
    const { claim, refuse } = await plain(target);
    await refuse('option_not_offered', { selectedOption: 'M' });
    const claimed = await claim();
    checkEqual([claimed.status, claimed.selectedOption], ['claimed', null], 'the reward');
  }),
];

const delivery: Case[] = [
  it('RWD-08 RWD-10 an address writes the note, one field per line, and wins over one that is sent', async (target) => {
    const { claim, now } = await plain(target);
    const claimed = await claim({ deliveryAddress: full, deliveryNote: 'Leave it anywhere' });
    checkEqual(claimed.deliveryAddress, full, 'the address');
    const note = 'Ada Byron\n1 Mill Lane\nThe Loft\nLudlow\nSY99 1AA\nIE';
    checkEqual(claimed.deliveryNote, note, 'the note');
    checkEqual(await now(), claimed, 'the reward in the wallet');
    const short = await claim({ deliveryAddress: { ...address, recipient: ' ', line2: '' } });
    checkEqual(short.deliveryAddress, { ...address, country: 'GB' }, 'the address');
    checkEqual(short.deliveryNote, '1 Mill Lane\nLudlow\nSY99 1AA\nGB', 'the note');
  }),
  it('gap RWD-08 ERR-04 an address without street, town or postcode is refused, and the field is named', async (target) => {
    const { refuse, now } = await plain(target);
    const before = await now();
    const fields = async (change: object) => {
      const deliveryAddress = { ...address, ...change };
      const { error } = await refuse('bad_request', { deliveryAddress });
      return Object.keys(error?.details?.fields ?? {});
    };
    for (const name of ['line1', 'city', 'postcode'])
      for (const value of [undefined, ' '])
        checkEqual(await fields({ [name]: value }), [`deliveryAddress.${name}`], 'the field');
    for (const country of ['gb', 'GBR', ''])
      checkEqual(await fields({ country }), ['deliveryAddress.country'], 'the field');
    checkEqual(await fields({ line1: 'a'.repeat(most) }), ['deliveryAddress'], 'the field');
    checkEqual(await now(), before, 'the reward');
  }),
  it('RWD-09 LIM-08 LIM-09 a note has up to 500 characters, counted as people do, and blank clears it', async (target) => {
    const { claim, refuse } = await plain(target);
    const longest = '🐑'.repeat(most);
    checkEqual((await claim({ deliveryNote: longest })).deliveryNote, longest, 'the note');
    await refuse('bad_request', { deliveryNote: `${longest}!` });
    checkEqual((await claim()).deliveryNote, longest, 'the note, when nothing is said of it');
    checkEqual((await claim({ deliveryNote: ' \n ' })).deliveryNote, null, 'the note');
  }),
  it('gap RWD-08 RWD-10 null clears an address and the note that it wrote, and leaves a note of its own', async (target) => {
    const { claim } = await plain(target);
    const seen = async (answers: object) => {
      const { deliveryAddress, deliveryNote } = await claim(answers);
      return [deliveryAddress, deliveryNote];
    };
    await claim({ deliveryAddress: full });
    checkEqual(await seen({ deliveryAddress: null }), [null, null], 'address and note');
    checkEqual(await seen({ deliveryNote: 'By the gate' }), [null, 'By the gate'], 'both');
    checkEqual(await seen({ deliveryAddress: null }), [null, 'By the gate'], 'both');
    await claim({ deliveryAddress: full });
    const both = { deliveryAddress: null, deliveryNote: 'At the bakery' };
    checkEqual(await seen(both), [null, 'At the bakery'], 'both');
    await claim({ deliveryAddress: full });
    checkEqual(await seen({ deliveryNote: 'Call me' }), [null, 'Call me'], 'a note alone');
  }),
];

const state: Case[] = [
  it('RWD-11 RWD-13 ERR-17 answers change until the reward is marked sent, and nothing is minted meanwhile', async (target) => {
    const { reward, claim, change, refuse, now } = await rewardThatIs(
      target,
      'claimable',
      hasChoices,
    );
    const [one, other] = reward.optionChoices ?? [];
    const count = async () => (await rewardAt(target, 'meadowlark-2027', () => true)).entry;
    const before = (await count()).rewards.length;
    await claim({ selectedOption: one });
    checkEqual((await claim({ selectedOption: other })).selectedOption, other, 'the choice');
    checkEqual((await count()).rewards.length, before, 'the number of rewards');
    await change({ sent: {} });
    await refuse('reward_not_claimable', { selectedOption: one });
    checkEqual((await now()).selectedOption, other, 'the choice');
  }),
  it('RWD-13 ERR-17 ERR-18 what is sent, taken back, locked or collected at the event cannot be claimed', async (target) => {
    for (const status of ['sent', 'taken_back', 'locked'] as const)
      await (await rewardThatIs(target, status)).refuse('reward_not_claimable');
    const { refuse } = await rewardThatIs(target, 'collect_at_event');
    await refuse('reward_not_sent_later', { selectedOption: 'any' });
  }),
  it('RWD-12 ERR-15 claims close with their last moment, for those who have claimed already too', async (target) => {
    await freeze(target);
    await (await rewardThatIs(target, 'closed')).refuse('claim_closed');
    const { reward, claim, refuse } = await plain(target);
    check(reward.claimUntil !== null, 'a reward that closes');
    await moveTo(target, reward.claimUntil);
    await claim({ deliveryNote: 'In time' });
    await advance(target, 1);
    await refuse('claim_closed', { deliveryNote: 'Too late' });
  }),
  it('RWD-13 ERR-16 RWD-01 a reward of another event, of another person or of nobody is not found', async (target) => {
    const { named, refuse } = await plain(target);
    const kyoto = await rewardAt(target, 'foghorn-kyoto', () => true);
    const { rewardDefinitionId } = kyoto.reward;
    await refuse('reward_not_found', { rewardDefinitionId });
    await refuse('reward_not_found', { affiliateId: kyoto.entry.affiliateId });
    await refuse('reward_not_found', bodies.claimReward);
    const stranger = { ...fromDevice(target, idleDeviceToken), body: named };
    await refused(target, 'claimReward', {}, 'reward_not_found', stranger);
    await refused(target, 'claimReward', {}, 'unauthorized', { body: named });
  }),
  it('ENV-17 RWD-01 device calls name no slug: the wallet shows the current one, and a claim outlives a rename', async (target) => {
    const { claim } = await plain(target);
    await target.control('rename', { event: 'meadowlark-2027', slug: 'meadowlark-renamed' });
    const { events } = await walletOf(target);
    whereTold(() => {
      const slugs = events.map(({ eventSlug }) => eventSlug);
      check(slugs.includes('meadowlark-renamed'), `the current slug, not ${slugs.join()}`);
    });
    checkEqual((await claim({ deliveryNote: 'Stage door' })).status, 'claimed', 'the reward');
  }),
  it('gap RWD-05 ERR-25 ERR-26 a body in disorder is refused before anybody looks for the reward', async (target) => {
    for (const body of [
      {},
      { ...bodies.claimReward, deliveryAddress: 'here' },
      { affiliateId: 1 },
    ]) {
      const wish = { ...fromDevice(target), body };
      await refused(target, 'claimReward', {}, 'bad_request', wish);
    }
  }),
];

export const claims = [...options, ...delivery, ...state];
