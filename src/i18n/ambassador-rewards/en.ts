import { plural } from '../plural.js';
import type { RewardPhrases } from './phrases.js';

const sales = (count: number) => plural('en', count, { one: '1 sale', other: `${count} sales` });

/** What a wallet of rewards says. */
export const english = {
  rewards: 'Rewards',
  emptyRewards: 'No rewards yet. The events that you sell tickets for will stand here.',
  signInForRewards: 'Sign in to see your rewards.',
  salesCount: sales,
  salesToGo: (count, tier) =>
    `${plural('en', count, { one: '1 more sale', other: `${count} more sales` })} to ${tier || 'the next tier'}`,
  allTiersReached: 'Every tier reached',
  unnamedTier: (place) => `Tier ${place}`,
  tierFrom: (count) => `From ${sales(count)}`,
  tierReached: 'Reached',

  rewardLocked: 'Locked',
  rewardClaimable: 'Ready to claim',
  rewardClaimed: 'Claimed',
  rewardSent: 'Sent',
  rewardCollect: 'Collect at the event',
  rewardTakenBack: 'Taken back',
  rewardClosed: 'Closed',

  claimBy: (day) => `Claim by ${day}`,
  claimsClosedOn: (day) => `Claims closed on ${day}`,
  changeUntilSent: 'You can change this until it is sent.',
  changeBy: (day) => `You can change this until it is sent, up to ${day}.`,
  chosenOption: 'Your choice',
  goesTo: 'Goes to',
  noteGiven: 'Your note',
  nothingGiven: 'No address yet',
  sentOn: 'Sent on',
  carrier: 'Carrier',
  trackingNumber: 'Tracking number',
  trackParcel: 'Track the parcel',
  availableFrom: 'Available from',
  availableUntil: 'Available until',
  available: 'Available',
  lastUsed: 'Last used',
  usePause: 'Pause between uses',
  usableAgain: 'Again from',
  refund: 'Refund',
  refundPending: 'on its way',
  refundPaid: 'paid back',
  refundFailed: 'did not arrive; please ask the organiser',
  claimButton: 'Claim',
  changeClaim: 'Change',
} satisfies Partial<RewardPhrases>;
