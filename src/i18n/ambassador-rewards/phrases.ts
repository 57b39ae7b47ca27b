export interface RewardPhrases {
  /** What is loading. */
  rewards: string;
  emptyRewards: string;
  /** Nobody is signed in, and the page says nothing of its own. */
  signInForRewards: string;
  /** "23 sales" */
  salesCount: (count: number) => string;
  /** How far it is to the next tier, which may have no name. */
  salesToGo: (count: number, tier: string) => string;
  allTiersReached: string;
  /** A tier without a name, by its place from 1. */
  unnamedTier: (place: number) => string;
  tierFrom: (sales: number) => string;
  tierReached: string;

  rewardLocked: string;
  rewardClaimable: string;
  rewardClaimed: string;
  rewardSent: string;
  rewardCollect: string;
  rewardTakenBack: string;
  rewardClosed: string;

  claimBy: (day: string) => string;
  claimsClosedOn: (day: string) => string;
  changeUntilSent: string;
  changeBy: (day: string) => string;
  chosenOption: string;
  goesTo: string;
  noteGiven: string;
  nothingGiven: string;
  sentOn: string;
  carrier: string;
  trackingNumber: string;
  trackParcel: string;
  availableFrom: string;
  availableUntil: string;
  available: string;
  lastUsed: string;
  /** Followed by a length of time. */
  usePause: string;
  usableAgain: string;
  refund: string;
  refundPending: string;
  refundPaid: string;
  refundFailed: string;
  /** The buttons; the name of the reward follows for a screen reader. */
  claimButton: string;
  changeClaim: string;

  /** From here on: of the form. */
  chooseOption: string;
  whereTo: string;
  toAddress: string;
  byNote: string;
  nothingYet: string;
  nothingYetHelp: string;
  addressRecipient: string;
  addressLine1: string;
  addressLine2: string;
  addressCity: string;
  addressPostcode: string;
  addressCountry: string;
  claimNote: string;
  claimNoteHelp: string;
  noteLeft: (count: number) => string;
  noteOver: (count: number) => string;
  sendClaim: string;
  saveClaim: string;
  closeClaim: string;
  sendingClaim: string;
  claimSent: (title: string) => string;
  claimChanged: (title: string) => string;

  optionMissing: string;
  line1Missing: string;
  cityMissing: string;
  postcodeMissing: string;
  noteMissing: string;
  addressTooLong: string;
  partRefused: string;

  claimClosed: string;
  rewardNotFound: string;
  rewardNotClaimable: string;
  rewardNotSentLater: string;
  optionRequired: string;
  optionNotOffered: string;
  claimUnauthorized: string;
  claimRefused: string;
  claimOffline: string;
  claimUnheard: string;
  claimKept: string;
}
