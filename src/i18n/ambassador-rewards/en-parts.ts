import type { FieldPhrases } from '../fields/phrases.js';
import { fields } from '../fields/en.js';
import { plural } from '../plural.js';
import type { RewardPhrases } from './phrases.js';

/** What is said while a reward is claimed. */
export const claimPhrases = {
  ...fields,
  chooseOption: 'Choose one',
  whereTo: 'How shall it reach you?',
  toAddress: 'Send it to an address',
  byNote: 'As I write in a note',
  nothingYet: 'I will say so later',
  nothingYetHelp: 'You can add it until the reward is sent.',
  addressRecipient: 'Name',
  addressLine1: 'Street and number',
  addressLine2: 'Flat, floor or company',
  addressCity: 'Town or city',
  addressPostcode: 'Postcode',
  addressCountry: 'Country',
  claimNote: 'Note to the organiser',
  claimNoteHelp: 'Where and how the reward can reach you.',
  noteLeft: (count) =>
    plural('en', count, { one: '1 character left', other: `${count} characters left` }),
  noteOver: (count) =>
    'Shorten the note by ' +
    plural('en', count, { one: '1 character', other: `${count} characters` }),
  sendClaim: 'Claim this reward',
  saveClaim: 'Save changes',
  closeClaim: 'Close',
  sendingClaim: 'Sending',
  claimSent: (title) => `${title ? `“${title}”` : 'The reward'} is claimed.`,
  claimChanged: (title) => `Your changes are saved${title ? ` for “${title}”` : ''}.`,

  optionMissing: 'Choose one of the options',
  line1Missing: 'Enter street and number',
  cityMissing: 'Enter a town or city',
  postcodeMissing: 'Enter a postcode',
  noteMissing: 'Write a note, or choose another way',
  addressTooLong: 'Shorten the address: 500 characters in all are too few for it',
  partRefused: 'This was not accepted. Check it and try again',

  claimClosed: 'Claims for this reward have closed.',
  rewardNotFound: 'This reward is no longer in your wallet.',
  rewardNotClaimable: 'This reward has been sent already, or was taken back.',
  rewardNotSentLater: 'This reward is handed over at the event. There is nothing to send.',
  optionRequired: 'This reward comes in several kinds now. Choose one and send it again.',
  optionNotOffered: 'What you chose is no longer offered. Look at what there is now.',
  claimUnauthorized: 'You are no longer signed in. Sign in again to claim.',
  claimRefused: 'Something in it was not accepted. Check it and send it again.',
  claimOffline: 'You are offline.',
  claimUnheard:
    'We did not hear back. You can safely send it again: a reward is never claimed twice.',
  claimKept: 'What you typed is still here.',
} satisfies Partial<RewardPhrases & FieldPhrases>;
