import type { ClaimRequest } from '../../contract/rewards.js';
import { refuse } from '../requests/refuse.js';
import { deliveryAfter } from './delivery.js';
import { keep, type Held } from './find.js';
import { optionOf } from './option.js';
import { isClaimOver, rewardStatus } from './status.js';

/**
 * Claims a reward, or changes a claim: the answers stay open until the organiser has sent it.
 * spec L266-269
 * @throws {Refusal} reward_not_claimable, reward_not_sent_later, claim_closed, option_required,
 * option_not_offered or bad_request
 */
export function claim(held: Held, request: ClaimRequest, now: string): void {
  checkClaimable(held, now);
  const { definition, earned } = held;
  const selectedOption = optionOf(definition.optionChoices, request.selectedOption ?? null);
  Object.assign(earned, deliveryAfter(earned, request), { selectedOption });
  earned.claimedAt ??= now;
  keep(held);
}

/** What the organiser has done weighs more than where a reward is handed over, and that than time. */
function checkClaimable(held: Held, now: string): void {
  const { definition } = held;
  const status = rewardStatus(held, now);
  if (status === 'sent') refuse('reward_not_claimable', 'This reward has been sent already.');
  if (status === 'taken_back') refuse('reward_not_claimable', 'This reward was taken back.');
  if (definition.fulfilment === 'at_event') {
    refuse('reward_not_sent_later', 'This reward is collected at the event.');
  }
  if (status === 'locked') refuse('reward_not_claimable', 'This reward is still to be earned.');
  if (isClaimOver(definition.claimUntil, now)) {
    refuse('claim_closed', `Claims have closed at ${definition.claimUntil}.`);
  }
}
