import type { Wallet } from '../../contract/rewards.js';
import type { AffiliateRecord } from '../records/rewards.js';
import { refuse } from '../requests/refuse.js';
import { claim } from '../rewards/claim.js';
import { findReward, programmeOf, rewardsOf, shownReward } from '../rewards/reward.js';
import type { EmulatorState } from '../state/state.js';
import type { Handler } from './handler.js';

/** spec L191, L261 */
export const getRewards: Handler<'getRewards'> = ({ state, deviceToken }) => {
  const mine = state.world.affiliates.filter((known) => known.deviceToken === deviceToken);
  return { events: mine.flatMap((affiliate) => shownEvent(state, affiliate)) };
};

/** spec L262-269 */
export const claimReward: Handler<'claimReward'> = ({ state, deviceToken, body }) => {
  const affiliate = state.world.affiliates.find(
    ({ id, deviceToken: owner }) => id === body.affiliateId && owner === deviceToken,
  );
  const held = findReward(state.world, affiliate, body.rewardDefinitionId);
  if (!held) refuse('reward_not_found', 'There is no such reward in this wallet.');
  const now = state.clock.timestamp();
  claim(held, body, now);
  return { ok: true, reward: shownReward(held, now) };
};

/** What one person has earned at one event. spec L191 */
function shownEvent({ world, clock }: EmulatorState, affiliate: AffiliateRecord): Wallet['events'] {
  const found = programmeOf(world, affiliate);
  if (!found) return [];
  const { event, programme } = found;
  const { salesCount } = affiliate;
  return [
    {
      affiliateId: affiliate.id,
      eventId: event.id,
      eventSlug: event.slug,
      eventName: event.name,
      eventStartDate: event.startDate,
      eventEndDate: event.endDate,
      timezone: event.timezone,
      programmeDescription: programme.description,
      salesCount,
      tiers: programme.tiers.map((tier) => ({ ...tier, reached: salesCount >= tier.threshold })),
      rewards: rewardsOf(world, affiliate).map((held) => shownReward(held, clock.timestamp())),
    },
  ];
}
