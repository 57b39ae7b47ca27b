import type { Reward, Wallet } from '../../contract/rewards.js';
import type { AffiliateRecord } from '../records/rewards.js';
import { todayAt } from '../rules/event-dates.js';
import type { EmulatorState } from '../state/state.js';
import type { EventRecord } from '../state/world.js';
import { programmeOf, rewardsOf, type Held } from './find.js';
import { rewardStatus } from './status.js';

/** What one person has earned at one event. spec L191 */
export function shownEvent(
  { world, clock }: EmulatorState,
  affiliate: AffiliateRecord,
): Wallet['events'] {
  const found = programmeOf(world, affiliate);
  if (!found) return [];
  const { event, programme } = found;
  const { salesCount } = affiliate;
  return [
    {
      affiliateId: affiliate.id,
      eventId: event.id,
      eventSlug: event.slug,
      eventName: event.name,
      eventStartDate: event.startDate,
      eventEndDate: event.endDate,
      timezone: event.timezone,
      programmeDescription: programme.description,
      salesCount,
      tiers: programme.tiers.map((tier) => ({ ...tier, reached: salesCount >= tier.threshold })),
      rewards: rewardsOf(world, affiliate).map((held) => shownReward(held, clock.timestamp())),
    },
  ];
}

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
