import type { EventRecord } from '../state/world.js';
import type { Identify } from './ids.js';

/** An event of which nothing but the name is known. Every event of the seed starts from one. */
export function bareEvent(
  id: Identify,
  organiser: string,
  slug: string,
  name: string,
  timezone = 'Europe/London',
): EventRecord {
  return {
    id: id('event', slug),
    slug,
    earlierSlugs: [],
    organiser,
    publishedOn: { web: true, app: true },
    name,
    tagline: null,
    description: null,
    status: 'scheduled',
    startDate: null,
    endDate: null,
    startTime: null,
    endTime: null,
    timezone,
    venue: null,
    capacity: null,
    hero: null,
    logo: null,
    websiteUrl: null,
    ageRestriction: null,
    ticketLink: null,
    tickets: null,
    sets: [],
    retouchedPhotos: {},
    faq: [],
    news: [],
    broadcasts: [],
    gallery: [],
    prelaunch: null,
    content: {},
    lastUpdatedAt: null,
  };
}

/** First publication of each kind of content. */
export function firstRevisions(
  changedAt: Partial<Record<keyof EventRecord['content'], string>>,
): EventRecord['content'] {
  return Object.fromEntries(
    Object.entries(changedAt).map(([type, at]) => [type, { revision: 1, changedAt: at }]),
  );
}
