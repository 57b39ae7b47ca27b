import type { Address, Dispatch, Refund, Reward } from '../../contract/rewards.js';

/** What the ambassadors of one event can earn. */
export interface ProgrammeRecord {
  eventId: string;
  description: string | null;
  /** From the lowest threshold up. */
  tiers: TierRecord[];
  /** In the organiser's order. */
  rewards: RewardDefinitionRecord[];
}

export interface TierRecord {
  id: string;
  name: string | null;
  /** Sales that reach it. */
  threshold: number;
}

export interface RewardDefinitionRecord {
  id: string;
  tier: string; // id
  title: string;
  description: string | null;
  fulfilment: Reward['fulfilment'];
  optionChoices: string[] | null;
  claimUntil: string | null;
  availableFrom: string | null;
  availableUntil: string | null;
  cooldownMinutes: number | null;
  /** What a refund gives back. */
  worth: { amountPennies: number; currency: string };
}

/** One person as the ambassador of one event. */
export interface AffiliateRecord {
  id: string;
  deviceToken: string;
  eventId: string;
  salesCount: number;
  /** The preference that pushes about the event ask for. */
  eventUpdates: boolean;
  /** Only what something has happened to. */
  rewards: EarnedRewardRecord[];
}

/** What has become of one reward of one person; its status is derived. */
export interface EarnedRewardRecord {
  definition: string; // id
  claimedAt: string | null;
  selectedOption: string | null;
  deliveryAddress: Address | null;
  deliveryNote: string | null;
  dispatch: Dispatch | null;
  /** From its first tracking number on, which is pushed once and never again. spec L299 */
  isTracked: boolean;
  isTakenBack: boolean;
  refund: Refund | null;
  lastUsedAt: string | null;
}
