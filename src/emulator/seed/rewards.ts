import type {
  AffiliateRecord,
  EarnedRewardRecord,
  ProgrammeRecord,
  RewardDefinitionRecord,
} from '../records/rewards.js';
import { untouched } from '../rewards/reward.js';
import type { Identify } from './ids.js';
import programmeSheets from './rewards.json' with { type: 'json' };

/** A reward as it is written down here; what has happened to it stands beside it. */
interface RewardSheet {
  title: string;
  description?: string;
  /** Place of its tier in the list of tiers. */
  tier: number;
  atEvent?: true;
  choices?: string[];
  claimUntil?: string;
  available?: { from: string; until: string };
  cooldownMinutes?: number;
  worthPennies: number;
  /** Of the person who owns the device of the demo. */
  earned?: Partial<EarnedRewardRecord>;
}

interface ProgrammeSheet {
  event: string; // slug
  currency: string;
  description: string | null;
  tiers: { name: string | null; threshold: number }[];
  salesCount: number;
  rewards: RewardSheet[];
}

const idOf = (id: Identify, { event }: ProgrammeSheet, { title }: RewardSheet) =>
  id('reward', `${event}/${title}`);

function toProgramme(id: Identify, sheet: ProgrammeSheet): ProgrammeRecord {
  const { event, description } = sheet;
  const tiers = sheet.tiers.map((tier, at) => ({
    id: id('reward tier', `${event}/${at}`),
    ...tier,
  }));
  const rewards = sheet.rewards.map((reward): RewardDefinitionRecord => ({
    id: idOf(id, sheet, reward),
    tier: tiers[reward.tier]?.id ?? '',
    title: reward.title,
    description: reward.description ?? null,
    fulfilment: reward.atEvent ? 'at_event' : 'sent_later',
    optionChoices: reward.choices ?? null,
    claimUntil: reward.claimUntil ?? null,
    availableFrom: reward.available?.from ?? null,
    availableUntil: reward.available?.until ?? null,
    cooldownMinutes: reward.cooldownMinutes ?? null,
    worth: { amountPennies: reward.worthPennies, currency: sheet.currency },
  }));
  return { eventId: id('event', event), description, tiers, rewards };
}

/** What has happened to the rewards of one person. */
function earnedIn(id: Identify, sheet: ProgrammeSheet): EarnedRewardRecord[] {
  return sheet.rewards.flatMap((reward) =>
    reward.earned ? { ...untouched(idOf(id, sheet, reward)), ...reward.earned } : [],
  );
}

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
