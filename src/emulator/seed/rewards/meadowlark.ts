import { prose } from '../prose.js';
import type { ProgrammeSheet } from './programme.js';

const home = {
  recipient: 'Ada Byron',
  line1: '12 Kiln Row',
  line2: 'Flat 3',
  city: 'Ludlow',
  postcode: 'SY99 2AB',
  country: 'GB',
};
const claimed = {
  claimedAt: '2027-03-14T19:02:00.000Z',
  deliveryAddress: home,
  deliveryNote: 'Ada Byron\n12 Kiln Row\nFlat 3\nLudlow\nSY99 2AB\nGB',
};

/** A reward in every state there is. */
export const meadowlarkProgramme: ProgrammeSheet = {
  event: 'meadowlark-2027',
  currency: 'GBP',
  description: prose`
    Your friends buy through your link, we keep count, and the meadow says thank you. Parcels leave
    from the room above the bakery every second Thursday.
  `,
  tiers: [
    { name: 'First Light', threshold: 5 },
    { name: 'Dawn Chorus', threshold: 10 },
    { name: null, threshold: 20 },
    { name: 'Full Song', threshold: 40 },
  ],
  salesCount: 23,
  rewards: [
    {
      title: 'Enamel mug',
      description: 'Cream, with a green rim and a lark that looks at whoever drinks.',
      tier: 0,
      claimUntil: '2027-05-31T22:59:59.999Z',
      worthPennies: 1200,
      earned: {
        ...claimed,
        dispatch: {
          carrier: 'Marches Parcels',
          trackingNumber: 'MP 4471 0926',
          trackingUrl: 'https://parcels.example/track/MP44710926',
          sentAt: '2027-03-18T11:20:00.000Z',
        },
        isTracked: true,
      },
    },
    {
      title: 'Linocut of the water meadow',
      description: 'Printed by hand on the barn table, numbered, never the same green twice.',
      tier: 0,
      claimUntil: '2027-05-31T22:59:59.999Z',
      worthPennies: 1800,
      earned: {
        ...claimed,
        dispatch: {
          carrier: null,
          trackingNumber: null,
          trackingUrl: null,
          sentAt: '2027-04-15T15:45:00.000Z',
        },
      },
    },
    {
      title: 'Packet of meadow seed',
      description: 'It had to be in the ground by the end of April.',
      tier: 0,
      claimUntil: '2027-04-12T22:59:59.999Z',
      worthPennies: 300,
    },
    {
      title: 'Crew shirt',
      description: 'The one the nine of us wear, in organic cotton.',
      tier: 1,
      choices: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
      claimUntil: '2027-06-05T22:59:59.999Z',
      worthPennies: 2400,
    },
    {
      title: 'The steel band on seven inches',
      description: 'Two songs from the Sunday of 2026, cut at the wrong speed on one side.',
      tier: 1,
      claimUntil: '2027-06-05T22:59:59.999Z',
      worthPennies: 900,
    },
    {
      title: 'Letterpress programme',
      tier: 1,
      claimUntil: '2027-06-05T22:59:59.999Z',
      worthPennies: 1500,
      earned: { ...claimed, claimedAt: '2027-04-22T07:31:00.000Z' },
    },
    {
      title: 'Cider at every warm-up night',
      description: 'At the Station Arms in Hollinbrook. Show this to whoever is pouring.',
      tier: 1,
      atEvent: true,
      available: { from: '2027-03-05T18:00:00.000Z', until: '2027-06-24T23:00:00.000Z' },
      cooldownMinutes: 1200,
      worthPennies: 550,
      earned: { lastUsedAt: '2027-04-24T23:40:00.000Z' },
    },
    {
      title: 'Half of your ticket back',
      description: 'To the card that paid for it.',
      tier: 2,
      worthPennies: 9250,
      earned: {
        claimedAt: '2027-04-28T20:15:00.000Z',
        refund: { status: 'pending', refundedAt: null, amountPennies: 9250, currency: 'GBP' },
      },
    },
    {
      title: 'Your booking fee back',
      tier: 2,
      worthPennies: 1413,
      earned: {
        claimedAt: '2027-04-20T12:00:00.000Z',
        refund: {
          status: 'refunded',
          refundedAt: '2027-04-23T09:05:00.000Z',
          amountPennies: 1413,
          currency: 'GBP',
        },
      },
    },
    {
      title: 'A name on the gate list',
      description: 'Withdrawn for everybody: the list is full.',
      tier: 2,
      worthPennies: 18500,
      earned: { isTakenBack: true },
    },
    {
      title: 'An evening beside the stage',
      description: 'On a hay bale, out of sight, with a view of the set list.',
      tier: 3,
      choices: ['Friday', 'Saturday', 'Sunday'],
      claimUntil: '2027-06-18T22:59:59.999Z',
      worthPennies: 6000,
    },
  ],
};
