import type {
  AffiliateRecord,
  EarnedRewardRecord,
  ProgrammeRecord,
  RewardDefinitionRecord,
} from '../records/rewards.js';
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
