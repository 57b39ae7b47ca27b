import type { EndpointName } from '../src/contract/routes.js';

/**
 * Every element, and the feed it shows first (`null`: none). The only list of elements: builds, the
 * script tag, the budgets and the manifest read it. `<tag>` lives in `components/<tag>/<tag>.ts`.
 */
export const elements = {
  'ambassador-rewards': 'getRewards',
  'event-announcements': 'listBroadcasts',
  'event-card': 'getEvent',
  'event-faq': 'getFaq',
  'event-gallery': 'getGallery',
  'event-lineup': 'getLineup',
  'event-news': 'listNews',
  'event-prelaunch': 'getPrelaunch',
  'event-search': 'searchEvents',
  'event-signup-form': 'getForm',
  'event-tickets': 'getTickets',
  'merch-preview': 'getForm',
  'organiser-events': 'getOrganiser',
} as const satisfies Record<string, EndpointName | null>;
