import * as v from 'valibot';
import { Url } from '../../contract/primitives.js';
import { Refund, type Reward } from '../../contract/rewards.js';
import { dispatchReward } from '../rewards/dispatch.js';
import { findReward, keep, type Held } from '../rewards/find.js';
import { shownReward } from '../rewards/show.js';
import type { EmulatorState } from '../state/state.js';
import { exactly, reject } from '../requests/input.js';

export const RewardChange = exactly({
  affiliateId: v.string(),
  rewardDefinitionId: v.string(),
  change: exactly({
    /** Marks it sent; again, to say more about it. */
    sent: v.optional(
      exactly({
        carrier: v.optional(v.string()),
        trackingNumber: v.optional(v.string()),
        trackingUrl: v.optional(Url),
      }),
    ),
    takenBack: v.optional(v.boolean()),
    refund: v.optional(Refund.entries.status),
    /** Whether this person wants pushes about the event. */
    eventUpdates: v.optional(v.boolean()),
  }),
});
export type RewardChange = v.InferOutput<typeof RewardChange>;

export interface ChangedReward {
  affiliateId: string;
  eventUpdates: boolean;
  reward: Reward;
}

/** What the organiser does to a reward of somebody, and that somebody's wish for pushes. spec L191, L299 */
export function changeReward(
  state: EmulatorState,
  { affiliateId, rewardDefinitionId, change }: RewardChange,
): ChangedReward {
  const affiliate = state.world.affiliates.find(({ id }) => id === affiliateId);
  const held = findReward(state.world, affiliate, rewardDefinitionId);
  if (!held) {
    reject('there is no such reward of such a person; GET /__emulator/ lists all under rewards');
  }
  const { sent, takenBack, refund, eventUpdates } = change;
  if (eventUpdates !== undefined) held.affiliate.eventUpdates = eventUpdates;
  if (takenBack !== undefined) held.earned.isTakenBack = takenBack;
  if (refund !== undefined) held.earned.refund = refundOf(held, refund, state.clock.timestamp());
  if (sent !== undefined) send(state, held, sent);
  keep(held);
  const reward = structuredClone(shownReward(held, state.clock.timestamp()));
  return { affiliateId, eventUpdates: held.affiliate.eventUpdates, reward };
}

function send(
  state: EmulatorState,
  held: Held,
  sent: NonNullable<RewardChange['change']['sent']>,
): void {
  const { definition, earned } = held;
  if (definition.fulfilment === 'at_event') {
    reject(`sent: "${definition.title}" is collected at the event`);
  }
  if (earned.isTakenBack) reject(`sent: "${definition.title}" was taken back`);
  dispatchReward(state, held, sent);
}

function refundOf({ definition }: Held, status: Refund['status'], now: string): Refund {
  return { status, refundedAt: status === 'refunded' ? now : null, ...definition.worth };
}
