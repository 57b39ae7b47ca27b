import type { Reward } from '../../contract/rewards.js';
import type {
  AffiliateRecord,
  EarnedRewardRecord,
  ProgrammeRecord,
  RewardDefinitionRecord,
} from '../records/rewards.js';
import { todayAt } from '../rules/times.js';
import type { EventRecord, World } from '../state/world.js';

/** One reward of one person, with all that says how it stands. */
export interface Held {
  event: EventRecord;
  programme: ProgrammeRecord;
  affiliate: AffiliateRecord;
  definition: RewardDefinitionRecord;
  earned: EarnedRewardRecord;
}

/** Undefined where the event, or its programme, is no more. */
export function programmeOf(
  { events, programmes }: World,
  affiliate: AffiliateRecord,
): { event: EventRecord; programme: ProgrammeRecord } | undefined {
  const event = events.find(({ id }) => id === affiliate.eventId);
  const programme = programmes.find((known) => known.eventId === affiliate.eventId);
  return event && programme && { event, programme };
}

/** Every reward of a person, those included that nothing has happened to yet. */
export function rewardsOf(world: World, affiliate: AffiliateRecord): Held[] {
  const found = programmeOf(world, affiliate);
  if (!found) return [];
  return found.programme.rewards.map((definition) => {
    const earned = earnedBy(affiliate, definition.id);
    return { ...found, affiliate, definition, earned };
  });
}

/** What happens to `earned` lasts once it is `kept`. */
export function findReward(
  world: World,
  affiliate: AffiliateRecord | undefined,
  definitionId: string,
): Held | undefined {
  if (!affiliate) return undefined;
  return rewardsOf(world, affiliate).find(({ definition }) => definition.id === definitionId);
}

/** Remembers what has happened to a reward. */
export function keep({ affiliate, earned }: Held): void {
  if (!affiliate.rewards.includes(earned)) affiliate.rewards.push(earned);
}

function earnedBy({ rewards }: AffiliateRecord, definition: string): EarnedRewardRecord {
  return rewards.find((known) => known.definition === definition) ?? untouched(definition);
}

/** A reward that nothing has happened to. */
export const untouched = (definition: string): EarnedRewardRecord => ({
  definition,
  claimedAt: null,
  selectedOption: null,
  deliveryAddress: null,
  deliveryNote: null,
  dispatch: null,
  isTracked: false,
  isTakenBack: false,
  refund: null,
  lastUsedAt: null,
});

/**
 * How a reward stands now. What the organiser has done to it comes first, then whether it is earned,
 * then the clock; a claim outlives its deadline, it just cannot be changed any more. spec L205
 */
export function rewardStatus({ programme, affiliate, definition, earned }: Held, now: string) {
  if (earned.isTakenBack) return 'taken_back';
  if (earned.dispatch !== null) return 'sent';
  const tier = programme.tiers.find(({ id }) => id === definition.tier);
  if (!tier || affiliate.salesCount < tier.threshold) return 'locked';
  if (definition.fulfilment === 'at_event')
    return isClaimOver(definition.availableUntil, now) ? 'closed' : 'collect_at_event';
  if (earned.claimedAt !== null) return 'claimed';
  return (
    isClaimOver(definition.claimUntil, now) ? 'closed' : 'claimable'
  ) satisfies Reward['status'];
}

/** The moment itself still counts. */
export const isClaimOver = (until: string | null, now: string) => until !== null && now > until;

/** spec L191 */
export function shownReward(held: Held, now: string): Reward {
  const { event, programme, definition, earned } = held;
  return {
    rewardDefinitionId: definition.id,
    title: definition.title,
    descriptionPlain: definition.description,
    tierName: programme.tiers.find(({ id }) => id === definition.tier)?.name ?? null,
    status: rewardStatus(held, now),
    fulfilment: definition.fulfilment,
    optionChoices: definition.optionChoices,
    selectedOption: earned.selectedOption,
    deliveryNote: earned.deliveryNote,
    deliveryAddress: earned.deliveryAddress,
    dispatch: earned.dispatch,
    refund: earned.refund,
    claimUntil: definition.claimUntil,
    claimUntilDate: dayOf(event, definition.claimUntil),
    availableFrom: definition.availableFrom,
    availableUntil: definition.availableUntil,
    lastUsedAt: earned.lastUsedAt,
    lastUsedDate: dayOf(event, earned.lastUsedAt),
    cooldownMinutes: definition.cooldownMinutes,
  };
}

/** The day it is at the event at that moment (RWD-14). */
function dayOf(event: EventRecord, at: string | null): string | null {
  return at && todayAt(event, Date.parse(at));
}
