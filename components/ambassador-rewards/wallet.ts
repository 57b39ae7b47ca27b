import {
  readCount,
  readObject,
  readObjects,
  readText,
  type LooseObject,
} from '../../src/contract/loose.js';
import { readReward, type WalletReward } from './reward.js';

/** A step of a programme, with what is earned by it. */
export interface WalletTier {
  readonly name: string;
  /** Its place from 1, for one without a name. */
  readonly place: number;
  /** Sales that it takes; undefined where the service does not say. */
  readonly threshold: number | undefined;
  readonly isReached: boolean;
  readonly rewards: readonly WalletReward[];
}

/** What somebody has at one event. */
export interface RewardProgramme {
  readonly eventName: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly timezone: string;
  readonly description: string;
  /** Undefined where the service does not say. */
  readonly sales: number | undefined;
  readonly tiers: readonly WalletTier[];
  /** Of no tier that the service names. */
  readonly others: readonly WalletReward[];
}

/** Rewards that were claimed since the wallet was read, by key. */
export type Claimed = ReadonlyMap<string, WalletReward>;

/**
 * The wallet as it is drawn; each member of it may be missing, or be anything at all.
 * @param claimed stands in the place of what was read
 */
export function programmesOf(wallet: unknown, claimed?: Claimed): RewardProgramme[] {
  const events = readObjects(readObject(wallet)['events']);
  return events.map((event) => programmeOf(event, claimed)).filter(saysAnything);
}

function programmeOf(event: LooseObject, claimed?: Claimed): RewardProgramme {
  const affiliateId = readText(event['affiliateId']);
  const timezone = readText(event['timezone']);
  const rewards = readObjects(event['rewards']).map((given) => {
    const reward = readReward(given, { affiliateId, timezone });
    return claimed?.get(reward.key) ?? reward;
  });
  const sales = readCount(event['salesCount']);
  const tiers = readTiers(event['tiers'], rewards, sales);
  const placed = new Set(tiers.flatMap((tier) => tier.rewards));
  return {
    eventName: readText(event['eventName']),
    startDate: readText(event['eventStartDate']),
    endDate: readText(event['eventEndDate']),
    timezone,
    description: readText(event['programmeDescription']),
    sales,
    tiers,
    others: rewards.filter((reward) => !placed.has(reward)),
  };
}

/** A reward names its tier, and says nothing where the tier has no name: then the one without takes it. */
function readTiers(
  given: unknown,
  rewards: readonly WalletReward[],
  sales: number | undefined,
): WalletTier[] {
  const tiers = readObjects(given);
  const names = tiers.map(({ name }) => readText(name));
  return tiers.map((tier, index) => {
    const name = names[index] ?? '';
    const isOnly = names.filter((other) => other === name).length === 1;
    const own = rewards.filter(({ tierName }) => tierName === name);
    const earned = isOnly ? own : name && names.indexOf(name) === index ? own : [];
    const threshold = readCount(tier['threshold']);
    return {
      name,
      place: index + 1,
      threshold,
      isReached: isReached(tier, { threshold, sales, earned }),
      rewards: earned,
    };
  });
}

interface KnownReward {
  readonly threshold: number | undefined;
  readonly sales: number | undefined;
  readonly earned: readonly WalletReward[];
}

/** As the service says, else as its numbers say, else as its rewards do. */
function isReached({ reached }: LooseObject, { threshold, sales, earned }: KnownReward): boolean {
  if (typeof reached === 'boolean') return reached;
  if (threshold !== undefined && sales !== undefined) return sales >= threshold;
  return earned.some(({ status }) => status !== 'locked');
}

/** The nearest tier that is still to be reached, where that is known. */
export function nextTier({
  tiers,
  sales = 0,
}: RewardProgramme): (WalletTier & { threshold: number }) | undefined {
  const open = tiers.filter((tier): tier is WalletTier & { threshold: number } => {
    return !tier.isReached && tier.threshold !== undefined && tier.threshold > sales;
  });
  return open.sort((one, other) => one.threshold - other.threshold)[0];
}

const saysAnything = ({ eventName, description, tiers, others }: RewardProgramme): boolean =>
  Boolean(eventName || description || tiers.length || others.length);
