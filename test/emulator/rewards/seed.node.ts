import { describe, it } from 'node:test';
import { expect } from 'chai';
import { deliveryAfter } from '../../../src/emulator/rewards/claim.js';
import { rewardsOf, rewardStatus } from '../../../src/emulator/rewards/reward.js';
import { demoStart, world } from '../seeded.js';

const held = world.affiliates.flatMap((affiliate) => rewardsOf(world, affiliate));

describe('the rewards of the demo world', () => {
  it('are what claims would have made of them', () => {
    const nothing = { deliveryAddress: null, deliveryNote: null };
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
