import { describe, it } from 'node:test';
import { expect } from 'chai';
import { type Held, rewardStatus, untouched } from '../../../src/emulator/rewards/reward.js';
import { event } from '../seeded.js';

const now = '2027-05-01T10:00:00.000Z';
const past = '2027-05-01T09:59:59.999Z';

interface Change {
  salesCount?: number;
  definition?: Partial<Held['definition']>;
}

function status({ salesCount = 5, definition = {} }: Change): string {
  const tier = { id: 'tier', name: null, threshold: 5 };
  const reward: Held['definition'] = {
    id: 'reward',
    tier: tier.id,
    title: 'Mug',
    description: null,
    fulfilment: 'sent_later',
    optionChoices: null,
    claimUntil: null,
    availableFrom: null,
    availableUntil: null,
    cooldownMinutes: null,
    worth: { amountPennies: 100, currency: 'GBP' },
    ...definition,
  };
  const held: Held = {
    event: event('meadowlark-2027'),
    programme: { eventId: 'event', description: null, tiers: [tier], rewards: [reward] },
    affiliate: {
      id: 'ada',
      deviceToken: 'device',
      eventId: 'event',
      salesCount,
      eventUpdates: true,
      rewards: [],
    },
    definition: reward,
    earned: untouched('reward'),
  };
  return rewardStatus(held, now);
}

/** By its tier and its last moment; the wallets of the conformance cases have every other. */
describe('the status of a reward (STA-06)', () => {
  const table: [title: string, change: Change, status: string][] = [
    ['is locked one sale before its tier', { salesCount: 4 }, 'locked'],
    ['is claimable with the sale that reaches it', {}, 'claimable'],
    ['is claimable at its last moment', { definition: { claimUntil: now } }, 'claimable'],
    ['is closed after its last moment', { definition: { claimUntil: past } }, 'closed'],
  ];
  for (const [title, change, expected] of table)
    it(title, () => {
      expect(status(change)).to.equal(expected);
    });
});
