import { eventCard } from '../rules/event-card.js';
import { bySoonest, isUpcoming } from '../rules/event-dates.js';
import { paragraphsHtml } from '../rules/html-text.js';
import { pictureUrl } from '../rules/pictures.js';
import type { Handler } from './handler.js';

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
