import type { Reward } from '../../contract/rewards.js';
import type { Held } from './find.js';

/**
 * How a reward stands now. What the organiser has done to it comes first, then whether it is earned,
 * then the clock; a claim outlives its deadline, it just cannot be changed any more. spec L205
 */
export function rewardStatus({ programme, affiliate, definition, earned }: Held, now: string) {
  if (earned.isTakenBack) return 'taken_back';
  if (earned.dispatch !== null) return 'sent';
  const tier = programme.tiers.find(({ id }) => id === definition.tier);
  if (!tier || affiliate.salesCount < tier.threshold) return 'locked';
  if (definition.fulfilment === 'at_event')
    return isClaimOver(definition.availableUntil, now) ? 'closed' : 'collect_at_event';
  if (earned.claimedAt !== null) return 'claimed';
  return (
    isClaimOver(definition.claimUntil, now) ? 'closed' : 'claimable'
  ) satisfies Reward['status'];
}

/** The moment itself still counts. */
export const isClaimOver = (until: string | null, now: string) => until !== null && now > until;
