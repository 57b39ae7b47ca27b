import * as v from 'valibot';
import { gap, implied } from './gap.js';
import {
  Count,
  CountryCode,
  CurrencyCode,
  jsonLd,
  noJsonLdOnTheApp,
  NullableDay,
  NullablePennies,
  NullableText,
  NullableTime,
  NullableTimestamp,
  NullableUrl,
  Surface,
  TimeZone,
  Uuid,
} from './primitives.js';

/** Where it happens. spec L195, L244 */
export const Venue = v.object({
  name: gap(v.string()),
  addressLine: gap(NullableText),
  city: gap(NullableText),
  region: gap(NullableText),
  postcode: gap(NullableText),
  country: gap(v.nullable(CountryCode)),
  locationLabel: gap(NullableText),
  latitude: gap(v.nullable(v.number())),
  longitude: gap(v.nullable(v.number())),
});
export type Venue = v.InferOutput<typeof Venue>;

/** What an event says of its tickets before anyone opens the ticket feed. spec L244 */
export const TicketsBlock = v.object({
  currency: gap(CurrencyCode),
  fromPricePennies: gap(NullablePennies),
  fromFeeInclusivePricePennies: gap(NullablePennies),
  onSale: gap(v.boolean()),
  upcoming: gap(v.boolean()),
  soldOut: gap(v.boolean()),
  salesStartAt: gap(NullableTimestamp),
  salesEndAt: gap(NullableTimestamp),
});
export type TicketsBlock = v.InferOutput<typeof TicketsBlock>;

/** `GET /v1/events/{slug}`. Dates and times are wall clock in `timezone`. spec L19, L244 */
export const EventDetail = v.pipe(
  v.object({
    id: gap(Uuid),
    /** Always the current one, whichever slug was asked for. spec L19 */
    slug: v.string(),
    name: implied(v.string(), 'An event has a name.'),
    surface: gap(Surface),
    tagline: gap(NullableText),
    descriptionHtml: gap(NullableText),
    descriptionPlain: gap(NullableText),
    status: gap(v.picklist(['scheduled', 'cancelled', 'postponed', 'ended'])),
    startDate: implied(NullableDay, 'Stated as a fact: dates in the zone of the event.'),
    endDate: implied(NullableDay, 'Stated as a fact: dates in the zone of the event.'),
    startTime: gap(NullableTime),
    endTime: gap(NullableTime),
    timezone: gap(TimeZone),
    venue: gap(v.nullable(Venue)),
    /** The enforced capacity of the venue. */
    capacity: v.nullable(Count),
    heroImageUrl: gap(NullableUrl),
    logoUrl: gap(NullableUrl),
    websiteUrl: gap(NullableUrl),
    ageRestriction: gap(NullableText),
    /** The organiser's own link, or the path of the hosted checkout, or null. spec L244 */
    ticketUrl: NullableText,
    tickets: v.nullable(TicketsBlock),
    organiser: gap(
      v.object({
        id: gap(Uuid),
        slug: gap(v.string()),
        name: gap(v.string()),
        logoUrl: gap(NullableUrl),
      }),
    ),
    /** MusicEvent without empty fields; null on the app surface. */
    schemaOrg: v.nullable(jsonLd('MusicEvent')),
    lastUpdatedAt: gap(NullableTimestamp),
  }),
  noJsonLdOnTheApp(),
);
export type EventDetail = v.InferOutput<typeof EventDetail>;

/** Kinds of content that change and are announced separately. spec L293 */
export const ContentType = v.picklist([
  'event',
  'lineup',
  'artists',
  'faq',
  'news',
  'broadcasts',
  'tickets',
  'gallery',
  'forms',
  'prelaunch',
]);
export type ContentType = v.InferOutput<typeof ContentType>;

/** `GET /v1/events/{slug}/version`. spec L245 */
export const EventVersion = v.object({
  eventId: gap(Uuid),
  eventSlug: gap(v.string()),
  surface: gap(Surface),
  /** Opaque: it differs whenever published content has changed. */
  version: implied(v.string(), 'Stated as a fact: the version of the content.'),
  contentVersions: gap(v.object(v.entriesFromList(ContentType.options, v.string()))),
  lastUpdatedAt: gap(NullableTimestamp),
});
export type EventVersion = v.InferOutput<typeof EventVersion>;

/** An event in a list: search results, upcoming events of an organiser. spec L193 */
export const EventSummary = v.object({
  id: gap(Uuid),
  slug: implied(v.string(), 'Tells one event from another, and leads to it.'),
  name: implied(v.string(), 'An event has a name.'),
  startDate: gap(NullableDay),
  endDate: gap(NullableDay),
  timezone: gap(TimeZone),
  venueName: gap(NullableText),
  locationLabel: gap(NullableText),
  country: gap(v.nullable(CountryCode)),
  imageUrl: gap(NullableUrl),
  currency: gap(v.nullable(CurrencyCode)),
  fromFeeInclusivePricePennies: gap(NullablePennies),
  soldOut: gap(v.boolean()),
  ticketUrl: gap(NullableText),
  websiteUrl: NullableUrl,
  organiser: gap(v.object({ slug: gap(v.string()), name: gap(v.string()) })),
});
export type EventSummary = v.InferOutput<typeof EventSummary>;

/** `GET /v1/events/search`. spec L247 */
export const SearchResults = v.object({
  surface: gap(Surface),
  results: implied(v.array(EventSummary), 'Stated as a fact: the results of the search.'),
  /** Opaque; null on the last page. */
  nextCursor: gap(NullableText),
});
export type SearchResults = v.InferOutput<typeof SearchResults>;
