/** What `ambassador-rewards-before-claim` and `-claimed` tell; never where somebody lives. */
export interface RewardClaimed {
  readonly affiliateId: string;
  readonly rewardDefinitionId: string;
  /** The reward had been claimed before, and something about it was changed. */
  readonly isChange: boolean;
}
