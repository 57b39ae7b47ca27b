import type { AffiliateRecord, ProgrammeRecord } from '../../records/rewards.js';
import type { Identify } from '../ids.js';
import { kyotoProgramme } from './kyoto.js';
import { meadowlarkProgramme } from './meadowlark.js';
import { earnedIn, toProgramme } from './programme.js';

const sheets = [meadowlarkProgramme, kyotoProgramme];

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
