import type { CrossEventOffer, OrderStatus } from '../../contract/checkout.js';
import type { CrossEventOfferRecord } from '../records/tickets.js';
import { timestampOf } from '../state/clock.js';
import type { EmulatorState } from '../state/state.js';
import { findEventById } from '../state/subject.js';
import type { EventRecord, World } from '../state/world.js';

type Minted = OrderStatus['crossEventPromoCodes'][number];

/** Other events that thank a buyer of this one, as long as they sell tickets. spec L250 */
export function crossEventOffers(world: World, event: EventRecord): CrossEventOffer[] {
  return targetsOf(world, event).map(({ offer, target }) => ({
    id: offer.id,
    targetEventName: target.name,
    targetEventSlug: target.slug,
    discountLabel: offer.discountLabel,
    discountPercentBps: offer.effect.kind === 'percent' ? offer.effect.bps : null,
    discountPennies: offer.effect.kind === 'fixed_per_order' ? offer.effect.pennies : null,
    codeLifetimeDays: offer.codeLifetimeDays,
  }));
}

/** One code for each: it works once, at that event, until it expires. spec L254 */
export function mintCodes(state: EmulatorState, event: EventRecord, time: number): Minted[] {
  return targetsOf(state.world, event).map(({ offer, target, tickets }) => {
    const code = `${offer.codePrefix}-${state.random.uuid().slice(0, 8).toUpperCase()}`;
    const expiresAt = timestampOf(time + offer.codeLifetimeDays * 86_400_000);
    tickets.promos.push({
      code,
      label: offer.discountLabel,
      effect: offer.effect,
      releaseIds: null,
      maxTickets: null,
      maxUses: 1,
      used: 0,
      startsAt: null,
      endsAt: expiresAt,
      personalEmail: null,
    });
    const { name: targetEventName, slug: targetEventSlug } = target;
    return {
      code,
      targetEventName,
      targetEventSlug,
      discountLabel: offer.discountLabel,
      expiresAt,
    };
  });
}

function targetsOf(world: World, event: EventRecord) {
  return (event.tickets?.crossEventOffers ?? []).flatMap((offer: CrossEventOfferRecord) => {
    const target = findEventById(world, offer.targetEventId);
    return target.tickets ? [{ offer, target, tickets: target.tickets }] : [];
  });
}
