import type { InferOutput } from 'valibot';
import type { SearchQuery } from '../../contract/endpoints.js';
import type { EventSummary } from '../../contract/events.js';
import { gapLimits } from '../../contract/limits.js';
import { refuse } from '../requests/refuse.js';
import { paragraphsHtml } from '../rules/html-text.js';
import { pictureUrl } from '../rules/pictures.js';
import { ticketsBlock, ticketUrl } from '../rules/tickets-block.js';
import { bySoonest, isUpcoming, lastDay } from '../rules/times.js';
import type { EmulatorState } from '../state/state.js';
import { organiserOf } from '../state/subject.js';
import type { EventRecord, OrganiserRecord } from '../state/world.js';
import type { Handler } from './handler.js';

type Query = InferOutput<typeof SearchQuery>;
type Found = [event: EventRecord, organiser: OrganiserRecord];

/** Only organisers who opted into public discovery; the soonest event first. spec L193, L247 */
export const searchEvents: Handler<'searchEvents'> = ({ state, query, surface }) => {
  const { world, clock } = state;
  const found = world.events
    .filter((event) => event.publishedOn[surface])
    .filter((event) => query.from !== undefined || isUpcoming(event, clock.now()))
    .sort(bySoonest)
    .flatMap((event): Found[] => {
      const organiser = organiserOf(world, event.organiser);
      return organiser?.inPublicSearch ? [[event, organiser]] : [];
    })
    .filter((pair) => matches(pair, query));

  const start = readCursor(query.cursor);
  const end = start + (query.limit ?? gapLimits.searchResultsByDefault);
  return {
    surface,
    results: found.slice(start, end).map((pair) => eventCard(state, ...pair)),
    nextCursor: end < found.length ? writeCursor(end) : null,
  };
};

function matches([event, organiser]: Found, { q = '', from, to, country }: Query): boolean {
  const { name, tagline, startDate, venue } = event;
  const text = [name, tagline, venue?.name, venue?.locationLabel, organiser.name]
    .join(' ')
    .toLowerCase();
  const words = q.toLowerCase().split(/\s+/);
  return (
    words.every((word) => text.includes(word)) &&
    (country === undefined || venue?.country === country) &&
    (from === undefined || (lastDay(event) ?? '') >= from) &&
    (to === undefined || (startDate ?? '9999') <= to)
  );
}

const writeCursor = (position: number) => btoa(`from ${position}`);

function readCursor(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  const position = /^from (\d+)$/.exec(decoded(cursor))?.[1];
  return Number(position ?? refuse('bad_request', 'cursor is not one that this service gave.'));
}

function decoded(cursor: string): string {
  try {
    return atob(cursor);
  } catch {
    return '';
  }
}

/** spec L193, L246 */
export const getOrganiser: Handler<'getOrganiser'> = ({ state, organiser }) => ({
  id: organiser.id,
  slug: organiser.slug,
  name: organiser.name,
  bioPlain: organiser.bio,
  bioHtml: paragraphsHtml(organiser.bio),
  logoUrl: pictureUrl(state, organiser.logo),
  heroImageUrl: pictureUrl(state, organiser.hero),
  websiteUrl: organiser.websiteUrl,
  socials: organiser.socials,
  locationLabel: organiser.locationLabel,
  upcomingEvents: state.world.events
    .filter((event) => event.organiser === organiser.slug && event.publishedOn.web)
    .filter((event) => isUpcoming(event, state.clock.now()))
    .sort(bySoonest)
    .map((event) => eventCard(state, event, organiser)),
  lastUpdatedAt: organiser.lastUpdatedAt,
});

/** An event as search and the profile of its organiser list it. spec L193 */
function eventCard(
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
