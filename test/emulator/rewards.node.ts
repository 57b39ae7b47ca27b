import { expect } from 'chai';
import { describe, it } from 'node:test';
import { limits } from '../../src/contract/limits.js';
import { createEmulator } from '../../src/emulator/index.js';
import { deliveryAfter } from '../../src/emulator/rewards/claim.js';
import {
  type Held,
  rewardsOf,
  rewardStatus,
  untouched,
} from '../../src/emulator/rewards/reward.js';
import fc from '../chance.js';
import { demoStart, world } from './seeded.js';
import { ask } from './tiny-world.js';

const held = world.affiliates.flatMap((affiliate) => rewardsOf(world, affiliate));

interface Change {
  salesCount?: number;
  definition?: Partial<Held['definition']>;
}

/** How any reward of the demo world would stand, were it like that. */
function status({ salesCount = 5, definition = {} }: Change): string {
  const [{ programme, affiliate, ...one }] = held as [Held];
  const tier = { id: 'tier', name: null, threshold: 5 };
  const plain = { fulfilment: 'sent_later' as const, claimUntil: null };
  return rewardStatus(
    {
      ...one,
      programme: { ...programme, tiers: [tier] },
      affiliate: { ...affiliate, salesCount },
      definition: { ...one.definition, ...plain, tier: tier.id, ...definition },
      earned: untouched('reward'),
    },
    demoStart,
  );
}

/** By its tier and its last moment; the wallets of the conformance cases have every other. */
describe('the status of a reward (STA-06)', () => {
  const table: [title: string, change: Change, status: string][] = [
    ['is locked one sale before its tier', { salesCount: 4 }, 'locked'],
    ['is claimable with the sale that reaches it', {}, 'claimable'],
    ['is claimable at its last moment', { definition: { claimUntil: demoStart } }, 'claimable'],
    [
      'is closed after its last moment',
      { definition: { claimUntil: '2027-05-01T09:59:59.999Z' } },
      'closed',
    ],
  ];
  for (const [title, change, expected] of table)
    it(title, () => {
      expect(status(change)).to.equal(expected);
    });
});

const nothing = { deliveryAddress: null, deliveryNote: null };
const line = fc.string({ minLength: 1, maxLength: 60 }).filter((text) => text.trim() !== '');
const address = fc.record(
  {
    recipient: fc.string({ maxLength: 60 }),
    line1: line,
    line2: fc.string({ maxLength: 60 }),
    city: line,
    postcode: line,
    country: fc.constantFrom('GB', 'IE', 'JP'),
  },
  { requiredKeys: ['line1', 'city', 'postcode', 'country'] },
);

describe('where a reward goes (RWD-08, RWD-09, RWD-10)', () => {
  it('is the same after the same claim twice, whatever it says', () => {
    const sent = fc.record(
      { deliveryAddress: fc.option(address), deliveryNote: fc.string({ maxLength: 80 }) },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(sent, sent, (before, after) => {
        const once = deliveryAfter(deliveryAfter(nothing, before), after);
        expect(deliveryAfter(once, after)).to.deep.equal(once);
      }),
    );
  });

  it('has a note made of the address, and never another note beside an address', () => {
    fc.assert(
      fc.property(address, fc.string(), (deliveryAddress, deliveryNote) => {
        const seen = deliveryAfter(nothing, { deliveryAddress, deliveryNote });
        const { recipient, line1, line2, city, postcode, country } = seen.deliveryAddress!;
        const lines = [recipient, line1, line2, city, postcode, country];
        expect(seen.deliveryNote).to.equal(lines.filter((one) => one !== undefined).join('\n'));
      }),
    );
  });

  it('is refused where the note would not fit (LIM-08)', () => {
    const postcode = 'SY99 1AA';
    const rest = `\nLudlow\n${postcode}\nGB`.length;
    const fitting = 'a'.repeat(limits.deliveryNoteCharacters - rest);
    const at = (line1: string) => () =>
      deliveryAfter(nothing, {
        deliveryAddress: { line1, city: 'Ludlow', postcode, country: 'GB' },
      });
    expect(at(fitting)().deliveryNote).to.have.length(limits.deliveryNoteCharacters);
    expect(at(`${fitting}a`)).to.throw(/address/);
  });
});

const headers = { Authorization: 'Bearer device_demo_ada' };

describe('the wallet', () => {
  it('is empty where the scenario says that everything is (RWD-01)', async () => {
    const emulator = createEmulator({ assetsUrl: 'https://assets.example/', scenario: 'empty' });
    const { body } = await ask(emulator, '/v1/devices/me/ambassador/rewards', { headers });
    expect(body.data).to.deep.equal({ events: [] });
  });

  it('changes by the control port only as far as it says (RWD-15)', () => {
    const { control } = createEmulator({ assetsUrl: 'https://assets.example/' });
    const [{ affiliateId, rewardDefinitionId } = { affiliateId: '', rewardDefinitionId: '' }] =
      control.state().rewards;
    const named = { affiliateId, rewardDefinitionId };
    const before = control.rewards({ ...named, change: {} });
    const after = control.rewards({ ...named, change: { eventUpdates: false } });
    expect(after).to.deep.equal({ ...before, eventUpdates: false });
  });
});

describe('the rewards of the demo world', () => {
  it('are what claims would have made of them', () => {
    const addressed = held.filter(({ earned }) => earned.deliveryAddress !== null);
    expect(addressed).to.not.be.empty;
    for (const { earned } of addressed) {
      const { deliveryAddress, deliveryNote } = earned;
      expect(deliveryAfter(nothing, { deliveryAddress })).to.deep.equal({
        deliveryAddress,
        deliveryNote,
      });
    }
  });

  it('have no future, and no parcel before its claim', () => {
    for (const { earned, definition } of held) {
      const { claimedAt, dispatch, lastUsedAt, refund } = earned;
      const moments = [claimedAt, dispatch?.sentAt, refund?.refundedAt, lastUsedAt];
      for (const at of moments) expect((at ?? '') < demoStart, definition.title).to.equal(true);
      if (dispatch) expect(dispatch.sentAt > (claimedAt ?? '')).to.equal(true);
      expect(earned.isTracked).to.equal(typeof dispatch?.trackingNumber === 'string');
    }
  });

  it('belong to a tier each, and were earned before anything happened to them', () => {
    for (const one of held) {
      const tier = one.programme.tiers.find(({ id }) => id === one.definition.tier);
      expect(tier, one.definition.title).to.not.equal(undefined);
      if (one.affiliate.rewards.includes(one.earned))
        expect(rewardStatus(one, demoStart)).to.not.equal('locked');
    }
  });

  it('are worth what their refunds give back, in the money of the event (RWD-03)', () => {
    for (const { earned, definition, event } of held) {
      expect(definition.worth.currency).to.equal(event.tickets?.currency);
      if (earned.refund) expect(earned.refund).to.include(definition.worth);
    }
  });
});
