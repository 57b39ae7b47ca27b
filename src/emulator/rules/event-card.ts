import type { EventSummary } from '../../contract/events.js';
import type { EmulatorState } from '../state/state.js';
import type { EventRecord, OrganiserRecord } from '../state/world.js';
import { pictureUrl } from './pictures.js';
import { ticketUrl } from './tickets.js';
import { ticketsBlock } from './tickets-block.js';

/** An event as search and the profile of its organiser list it. spec L193 */
export function eventCard(
  state: EmulatorState,
  event: EventRecord,
  organiser: OrganiserRecord,
): EventSummary {
  const tickets = ticketsBlock(event, state.clock.timestamp());
  return {
    id: event.id,
    slug: event.slug,
    name: event.name,
    startDate: event.startDate,
    endDate: event.endDate,
    timezone: event.timezone,
    venueName: event.venue?.name ?? null,
    locationLabel: event.venue?.locationLabel ?? null,
    country: event.venue?.country ?? null,
    imageUrl: pictureUrl(state, event.hero),
    currency: tickets?.currency ?? null,
    fromFeeInclusivePricePennies: tickets?.fromFeeInclusivePricePennies ?? null,
    soldOut: tickets?.soldOut ?? false,
    ticketUrl: ticketUrl(event),
    websiteUrl: event.websiteUrl,
    organiser: { slug: organiser.slug, name: organiser.name },
  };
}
