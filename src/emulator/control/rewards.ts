import * as v from 'valibot';
import { Url } from '../../contract/primitives.js';
import { type Dispatch, Refund } from '../../contract/rewards.js';
import { exactly, reject } from '../requests/input.js';
import { findReward, type Held, keep, shownReward } from '../rewards/reward.js';
import type { EmulatorState } from '../state/state.js';

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

/** What the organiser does to a reward of somebody, and that somebody's wish for pushes. spec L191, L299 */
export function changeReward(
  state: EmulatorState,
  { affiliateId, rewardDefinitionId, change }: RewardChange,
) {
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

function refundOf({ definition }: Held, status: Refund['status'], now: string): Refund {
  return { status, refundedAt: status === 'refunded' ? now : null, ...definition.worth };
}

/**
 * The organiser marks a reward sent, or says more about one that is under way. The first tracking
 * number is pushed to its person, if pushes about the event are wanted; later ones never. spec L299
 */
function send(
  state: EmulatorState,
  held: Held,
  parcel: NonNullable<RewardChange['change']['sent']>,
): void {
  const { definition, earned, affiliate } = held;
  if (definition.fulfilment === 'at_event') {
    reject(`sent: "${definition.title}" is collected at the event`);
  }
  if (earned.isTakenBack) reject(`sent: "${definition.title}" was taken back`);
  const before = earned.dispatch;
  earned.dispatch = {
    carrier: parcel.carrier ?? before?.carrier ?? null,
    trackingNumber: parcel.trackingNumber ?? before?.trackingNumber ?? null,
    trackingUrl: parcel.trackingUrl ?? before?.trackingUrl ?? null,
    sentAt: before?.sentAt ?? state.clock.timestamp(),
  };
  const isFirst = earned.dispatch.trackingNumber !== null && !earned.isTracked;
  earned.isTracked ||= isFirst;
  if (isFirst && affiliate.eventUpdates) push(state, held, earned.dispatch);
}

function push(state: EmulatorState, { event, affiliate, definition }: Held, sent: Dispatch): void {
  state.mailbox.push.push({
    to: affiliate.deviceToken,
    type: 'ambassador_dispatched',
    title: `${definition.title} is on its way`,
    text: [event.name, sent.carrier, sent.trackingNumber].filter(Boolean).join(' · '),
    data: {
      affiliateId: affiliate.id,
      rewardDefinitionId: definition.id,
      eventSlug: event.slug,
      trackingNumber: sent.trackingNumber,
      trackingUrl: sent.trackingUrl,
    },
    at: state.clock.timestamp(),
  });
}
