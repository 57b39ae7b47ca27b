import { contentVersions } from '../rules/versions.js';
import { musicEvent } from '../rules/schema-org.js';
import { paragraphsHtml } from '../rules/html-text.js';
import { pictureUrl } from '../rules/pictures.js';
import { ticketUrl } from '../rules/tickets.js';
import { ticketsBlock } from '../rules/tickets-block.js';
import type { Handler } from './handler.js';

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
