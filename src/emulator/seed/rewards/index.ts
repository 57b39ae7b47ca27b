import type { AffiliateRecord, ProgrammeRecord } from '../../records/rewards.js';
import type { Identify } from '../ids.js';
import programmeSheets from './programmes.json' with { type: 'json' };
import { earnedIn, toProgramme, type ProgrammeSheet } from './programme.js';

/** Meadowlark has a reward in every state there is; Kyoto money without minor units, and earlier days. */
const sheets = programmeSheets as ProgrammeSheet[];

export const programmes = (id: Identify): ProgrammeRecord[] =>
  sheets.map((sheet) => toProgramme(id, sheet));

/** Ada is an ambassador of both events. */
export const affiliates = (id: Identify): AffiliateRecord[] =>
  sheets.map((sheet) => ({
    id: id('affiliate', `ada/${sheet.event}`),
    deviceToken: 'device_demo_ada',
    eventId: id('event', sheet.event),
    salesCount: sheet.salesCount,
    eventUpdates: true,
    rewards: earnedIn(id, sheet),
  }));
