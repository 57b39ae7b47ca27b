import type { JsonLd } from '../../contract/primitives.js';
import type { EmulatorState } from '../state/state.js';
import type { ArticleRecord, EventRecord, OrganiserRecord, VenueRecord } from '../state/world.js';
import { pictureUrl } from './pictures.js';
import { ticketsBlock, ticketUrl } from './tickets-block.js';

/** JSON-LD without a single null, empty text, empty list or empty object. spec L244 */
export function withoutEmpty(block: Record<string, unknown>): JsonLd {
  const kept = Object.entries(block)
    .map(([name, value]) => [name, cleaned(value)] as const)
    .filter(([, value]) => value !== undefined);
  return Object.fromEntries(kept);
}

function cleaned(value: unknown): unknown {
  if (value === null || value === undefined || value === '') return undefined;
  if (Array.isArray(value)) {
    const items = value.map(cleaned).filter((item) => item !== undefined);
    return items.length > 0 ? items : undefined;
  }
  if (typeof value !== 'object') return value;
  const object = withoutEmpty(value as Record<string, unknown>);
  const saysSomething = Object.keys(object).some((name) => name !== '@type');
  return saysSomething ? object : undefined;
}

/** spec L33, L244 */
export function musicEvent(
  state: EmulatorState,
  event: EventRecord,
  organiser: OrganiserRecord,
  performers: string[] = [],
): JsonLd {
  return withoutEmpty({
    '@context': 'https://schema.org',
    '@type': 'MusicEvent',
    name: event.name,
    description: event.description ?? event.tagline,
    startDate: moment(event.startDate, event.startTime),
    endDate: moment(event.endDate, event.endTime),
    eventStatus: statuses[event.status],
    image: pictureUrl(state, event.hero),
    url: event.websiteUrl,
    location: event.venue && place(event.venue),
    organizer: { '@type': 'Organization', name: organiser.name, url: organiser.websiteUrl },
    offers: offer(event, ticketsBlock(event, state.clock.timestamp())),
    performer: performers.map((name) => ({ '@type': 'MusicGroup', name })),
  });
}

const statuses: Record<EventRecord['status'], string> = {
  scheduled: 'https://schema.org/EventScheduled',
  cancelled: 'https://schema.org/EventCancelled',
  postponed: 'https://schema.org/EventPostponed',
  ended: 'https://schema.org/EventScheduled',
};

/** Wall clock at the event, as the feeds themselves have it. */
function moment(day: string | null, time: string | null): string | null {
  return day && time ? `${day}T${time}` : day;
}

function place(venue: VenueRecord): Record<string, unknown> {
  const { latitude, longitude } = venue;
  const isLocated = latitude !== null && longitude !== null;
  return {
    '@type': 'Place',
    name: venue.name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: venue.addressLine,
      addressLocality: venue.city,
      addressRegion: venue.region,
      postalCode: venue.postcode,
      addressCountry: venue.country,
    },
    geo: isLocated ? { '@type': 'GeoCoordinates', latitude, longitude } : null,
  };
}

/** Only with an absolute link: JSON-LD is read where nobody knows the address of the service. */
function offer(event: EventRecord, tickets: ReturnType<typeof ticketsBlock>) {
  if (!tickets) return null;
  const link = ticketUrl(event);
  const availability = tickets.soldOut ? 'SoldOut' : tickets.upcoming ? 'PreOrder' : 'InStock';
  return {
    '@type': 'Offer',
    url: link?.startsWith('http') ? link : null,
    availability: `https://schema.org/${availability}`,
    validFrom: tickets.salesStartAt,
  };
}

/** spec L106; null when there is nothing to ask. */
export function faqPage(entries: { question: string; answerHtml: string }[]): JsonLd | null {
  if (entries.length === 0) return null;
  return withoutEmpty({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answerHtml }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answerHtml },
    })),
  });
}

/** spec L116 */
export function newsArticle(
  state: EmulatorState,
  article: ArticleRecord,
  organiser: OrganiserRecord,
): JsonLd {
  return withoutEmpty({
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: article.seoTitle ?? article.title,
    description: article.seoDescription ?? article.excerpt,
    image: pictureUrl(state, article.hero),
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    keywords: article.tags,
    author: { '@type': 'Person', name: article.author },
    publisher: { '@type': 'Organization', name: organiser.name, url: organiser.websiteUrl },
  });
}
