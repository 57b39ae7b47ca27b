import type { Dispatch } from '../../contract/rewards.js';
import type { EmulatorState } from '../state/state.js';
import type { Held } from './find.js';

export type DispatchParcel = Partial<Omit<Dispatch, 'sentAt'>>;

/**
 * The organiser marks a reward sent, or says more about one that is under way. The first tracking
 * number is pushed to its person, if pushes about the event are wanted; later ones never. spec L299
 */
export function dispatchReward(state: EmulatorState, held: Held, parcel: DispatchParcel): void {
  const { earned, affiliate } = held;
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
