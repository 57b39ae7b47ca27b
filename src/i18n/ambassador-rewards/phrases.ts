import type { Phrase } from '../texts.js';

/** Written by `npm run words -- --write`, from the English beside it. */
export interface RewardPhrases {
  /** What is loading. */
  rewards: string;
  emptyRewards: string;
  /** Nobody is signed in, and the page says nothing of its own. */
  signInForRewards: string;
  /** "23 sales" */
  salesCount: Phrase<'count'>;
  /** How far it is to the next tier, which may have no name. */
  salesToGo: Phrase<'count' | 'tier'>;
  allTiersReached: string;
  /** A tier without a name, by its place from 1. */
  unnamedTier: Phrase<'place'>;
  tierFrom: Phrase<'sales'>;
  tierReached: string;
  rewardLocked: string;
  rewardClaimable: string;
  rewardClaimed: string;
  rewardSent: string;
  rewardCollect: string;
  rewardTakenBack: string;
  rewardClosed: string;
  claimBy: Phrase<'day'>;
  claimsClosedOn: Phrase<'day'>;
  changeUntilSent: string;
  changeBy: Phrase<'day'>;
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
  noteLeft: Phrase<'count'>;
  noteOver: Phrase<'count'>;
  sendClaim: string;
  saveClaim: string;
  closeClaim: string;
  sendingClaim: string;
  claimSent: Phrase<'title'>;
  claimChanged: Phrase<'title'>;
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
