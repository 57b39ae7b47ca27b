import { refuse } from '../requests/refuse.js';
import { claim } from '../rewards/claim.js';
import { findReward } from '../rewards/find.js';
import { shownEvent, shownReward } from '../rewards/show.js';
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
