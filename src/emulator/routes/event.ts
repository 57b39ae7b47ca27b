import { ContentType } from '../../contract/events.js';
import { paragraphsHtml } from '../rules/html-text.js';
import { pictureUrl } from '../rules/pictures.js';
import { musicEvent } from '../rules/schema-org.js';
import { ticketsBlock, ticketUrl } from '../rules/tickets-block.js';
import type { EventRecord } from '../state/world.js';
import type { Handler } from './handler.js';
import { publishedArticles } from './news.js';

/** spec L244 */
export const getEvent: Handler<'getEvent'> = ({ state, event, organiser, surface }) => ({
  id: event.id,
  slug: event.slug,
  name: event.name,
  surface,
  tagline: event.tagline,
  descriptionHtml: paragraphsHtml(event.description),
  descriptionPlain: event.description,
  status: event.status,
  startDate: event.startDate,
  endDate: event.endDate,
  startTime: event.startTime,
  endTime: event.endTime,
  timezone: event.timezone,
  venue: event.venue,
  capacity: event.capacity,
  heroImageUrl: pictureUrl(state, event.hero),
  logoUrl: pictureUrl(state, event.logo),
  websiteUrl: event.websiteUrl,
  ageRestriction: event.ageRestriction,
  ticketUrl: ticketUrl(event),
  tickets: ticketsBlock(event, state.clock.timestamp()),
  organiser: {
    id: organiser.id,
    slug: organiser.slug,
    name: organiser.name,
    logoUrl: pictureUrl(state, organiser.logo),
  },
  schemaOrg: surface === 'web' ? musicEvent(state, event, organiser) : null,
  lastUpdatedAt: event.lastUpdatedAt,
});

/** spec L245 */
export const getVersion: Handler<'getVersion'> = ({ state, event, surface }) => {
  const versions = contentVersions(event, state.clock.timestamp());
  return {
    eventId: event.id,
    eventSlug: event.slug,
    surface,
    version: Object.values(versions).join('-'),
    contentVersions: versions,
    lastUpdatedAt: event.lastUpdatedAt,
  };
};

/**
 * One opaque text for each kind of content. News change by themselves too, when the time of a
 * scheduled article comes. spec L245
 */
function contentVersions(event: EventRecord, now: string): Record<ContentType, string> {
  const versions = ContentType.options.map((type) => {
    const revision = event.content[type]?.revision ?? 0;
    const out = type === 'news' ? `.${publishedArticles(event, now).length}` : '';
    return [type, `${revision}${out}`] as const;
  });
  return Object.fromEntries(versions) as Record<ContentType, string>;
}
