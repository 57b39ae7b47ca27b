import type { ProgrammeSheet } from './programme.js';

/** Money without minor units, and days that begin before the English ones. */
export const kyotoProgramme: ProgrammeSheet = {
  event: 'foghorn-kyoto',
  currency: 'JPY',
  description: null,
  tiers: [
    { name: 'Upstream', threshold: 3 },
    { name: 'Confluence', threshold: 12 },
  ],
  salesCount: 7,
  rewards: [
    {
      title: 'Indigo hand towel',
      description: 'Dyed in the building that you will be standing in.',
      tier: 0,
      choices: ['Waves', 'Fog'],
      // midnight in Kyoto, which is still the day before in London
      claimUntil: '2027-05-31T15:00:00.000Z',
      worthPennies: 1800,
    },
    {
      title: 'Tea at the listening nights',
      tier: 0,
      atEvent: true,
      available: { from: '2027-04-03T09:00:00.000Z', until: '2027-11-13T15:00:00.000Z' },
      cooldownMinutes: 180,
      worthPennies: 600,
      earned: { lastUsedAt: '2027-04-24T15:10:00.000Z' },
    },
    {
      title: 'Your train from Osaka',
      description: 'Paid back against the ticket, one way.',
      tier: 0,
      worthPennies: 580,
      earned: {
        claimedAt: '2027-04-26T03:00:00.000Z',
        refund: { status: 'failed', refundedAt: null, amountPennies: 580, currency: 'JPY' },
      },
    },
    {
      title: 'Supper with the people who built the horn',
      tier: 1,
      worthPennies: 7000,
    },
  ],
};
