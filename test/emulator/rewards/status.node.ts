import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { Held } from '../../../src/emulator/rewards/find.js';
import { untouched } from '../../../src/emulator/rewards/find.js';
import { rewardStatus } from '../../../src/emulator/rewards/status.js';
import { event } from '../seeded.js';

const now = '2027-05-01T10:00:00.000Z';
const past = '2027-05-01T09:59:59.999Z';
const parcel = { carrier: null, trackingNumber: null, trackingUrl: null, sentAt: past };

interface Change {
  salesCount?: number;
  definition?: Partial<Held['definition']>;
  earned?: Partial<Held['earned']>;
}

function status({ salesCount = 5, definition = {}, earned = {} }: Change): string {
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
    earned: { ...untouched('reward'), ...earned },
  };
  return rewardStatus(held, now);
}

describe('the status of a reward (STA-06)', () => {
  const claimed = { claimedAt: past };
  const atEvent = { fulfilment: 'at_event' } as const;
  const table: [title: string, change: Change, status: string][] = [
    ['is locked one sale before its tier', { salesCount: 4 }, 'locked'],
    ['is claimable with the sale that reaches it', {}, 'claimable'],
    ['is claimable at its last moment', { definition: { claimUntil: now } }, 'claimable'],
    ['is closed after its last moment', { definition: { claimUntil: past } }, 'closed'],
    ['is claimed once claimed', { earned: claimed }, 'claimed'],
    [
      'stays claimed when claims close',
      { definition: { claimUntil: past }, earned: claimed },
      'claimed',
    ],
    ['is sent with or without tracking', { earned: { ...claimed, dispatch: parcel } }, 'sent'],
    ['is sent to those who never claimed', { earned: { dispatch: parcel } }, 'sent'],
    [
      'is taken back even when sent',
      { earned: { dispatch: parcel, isTakenBack: true } },
      'taken_back',
    ],
    ['is collected at the event', { definition: atEvent }, 'collect_at_event'],
    ['is locked at the event too', { salesCount: 0, definition: atEvent }, 'locked'],
    [
      'knows no claims at the event',
      { definition: { ...atEvent, claimUntil: past } },
      'collect_at_event',
    ],
    [
      'is over with its time at the event',
      { definition: { ...atEvent, availableUntil: past } },
      'closed',
    ],
  ];
  for (const [title, change, expected] of table)
    it(title, () => {
      expect(status(change)).to.equal(expected);
    });
});
