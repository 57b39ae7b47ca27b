import { clock } from '../../src/clock/clock.js';
import {
  readCount,
  readItems,
  readObject,
  readText,
  readTime,
  type LooseObject,
} from '../../src/contract/loose.js';

const statuses = [
  'locked',
  'claimable',
  'claimed',
  'sent',
  'collect_at_event',
  'taken_back',
  'closed',
  'unclear',
] as const;

/** How a reward stands; `unclear` where the service says so in words of tomorrow. spec L205 */
export type RewardStatus = (typeof statuses)[number];

/** Where it goes: what is left out is empty. spec L267 */
export interface GivenAddress {
  readonly recipient: string;
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly postcode: string;
  readonly country: string;
}

/** A reward as it is drawn. Texts that are missing are empty; times are milliseconds since 1970. */
export interface WalletReward {
  /** Unique in the wallet; empty where a claim could not name it. */
  readonly key: string;
  readonly affiliateId: string;
  readonly definitionId: string;
  /** Of its event: all days are days there. */
  readonly timezone: string;
  readonly title: string;
  readonly description: string;
  readonly tierName: string;
  readonly status: RewardStatus;
  /** Empty: there is nothing to choose. */
  readonly options: readonly string[];
  readonly chosen: string;
  readonly address: GivenAddress | undefined;
  readonly note: string;
  readonly parcel: RewardParcel | undefined;
  readonly refund: RewardRefund | undefined;
  readonly claimUntil: number | undefined;
  /** As the service has it: a day, as `2027-06-05`. */
  readonly claimUntilDate: string;
  readonly availableFrom: number | undefined;
  readonly availableUntil: number | undefined;
  readonly lastUsedAt: number | undefined;
  readonly lastUsedDate: string;
  readonly cooldownMinutes: number | undefined;
}

export interface RewardParcel {
  readonly carrier: string;
  readonly number: string;
  /** As it came: it may lead anywhere. */
  readonly address: string;
  readonly sentAt: number | undefined;
}

export interface RewardRefund {
  readonly status: string;
  readonly at: number | undefined;
  readonly amount: number | undefined;
  readonly currency: string;
}

interface Owner {
  readonly affiliateId: string;
  readonly timezone: string;
}

/** Each member may be missing, or be anything at all. spec L191 */
export function readReward(given: LooseObject, { affiliateId, timezone }: Owner): WalletReward {
  const definitionId = readText(given['rewardDefinitionId']);
  const texts = readItems(given['optionChoices']).map(readChoice).filter(Boolean);
  const rest = {
    ...{ affiliateId, definitionId, timezone },
    key: affiliateId && definitionId && `${affiliateId} ${definitionId}`,
    title: readText(given['title']),
    description: readText(given['descriptionPlain']),
    tierName: readText(given['tierName']),
    options: [...new Set(texts)],
    chosen: readChoice(given['selectedOption']),
    address: addressOf(given['deliveryAddress']),
    note: readText(given['deliveryNote']),
    parcel: parcelOf(given['dispatch']),
    refund: refundOf(given['refund']),
    claimUntil: readTime(given['claimUntil']),
    claimUntilDate: readText(given['claimUntilDate']),
    availableFrom: readTime(given['availableFrom']),
    availableUntil: readTime(given['availableUntil']),
    lastUsedAt: readTime(given['lastUsedAt']),
    lastUsedDate: readText(given['lastUsedDate']),
    cooldownMinutes: readCount(given['cooldownMinutes']),
  };
  return { ...rest, status: statusOfReward(given, rest) };
}

/** Verbatim: the service compares every letter. spec L266 */
const readChoice = (value: unknown): string =>
  typeof value === 'string' && value.trim() ? value : '';

/**
 * As the service says; what it does not say follows from the facts. Of words that nobody knows here
 * only what has been sent is certain: nothing is promised, and nothing can be claimed.
 */
function statusOfReward(given: LooseObject, reward: Omit<WalletReward, 'status'>): RewardStatus {
  const known = statuses.find((standing) => standing === given['status']);
  if (known) return known;
  if (reward.parcel) return 'sent';
  if (readText(given['status'])) return 'unclear';
  if (given['fulfilment'] === 'at_event') return 'collect_at_event';
  if (reward.chosen || reward.address || reward.note) return 'claimed';
  return isFinal(reward) ? 'closed' : 'claimable';
}

/** By the clock of the device; the service has the last word. */
export const isFinal = ({ claimUntil }: Pick<WalletReward, 'claimUntil'>): boolean =>
  claimUntil !== undefined && claimUntil < clock.now();

function addressOf(value: unknown): GivenAddress | undefined {
  const given = readObject(value);
  const address = {
    recipient: readText(given['recipient']),
    line1: readText(given['line1']),
    line2: readText(given['line2']),
    city: readText(given['city']),
    postcode: readText(given['postcode']),
    country: readText(given['country']),
  };
  return Object.values(address).some(Boolean) ? address : undefined;
}

function parcelOf(value: unknown): RewardParcel | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { carrier, trackingNumber, trackingUrl, sentAt } = readObject(value);
  return {
    carrier: readText(carrier),
    number: readText(trackingNumber),
    address: readText(trackingUrl),
    sentAt: readTime(sentAt),
  };
}

function refundOf(value: unknown): RewardRefund | undefined {
  const { status, refundedAt, amountPennies, currency } = readObject(value);
  const refund = {
    status: readText(status),
    at: readTime(refundedAt),
    amount: readCount(amountPennies),
    currency: readText(currency),
  };
  return refund.status || refund.amount !== undefined ? refund : undefined;
}
