import * as v from 'valibot';
import { limits } from './limits.js';
import {
  CountryCode,
  Day,
  jsonLd,
  noJsonLdOnTheApp,
  NullableText,
  NullableTimestamp,
  NullableUrl,
  Surface,
  textUpTo,
  Time,
  Timestamp,
  Uuid,
} from './primitives.js';

/** An act as the line-up prints it. spec L60-67, a row each */
export const ArtistSummary = v.object({
  id: Uuid,
  name: v.string(),
  /** Changes with an adopted retouched photo: keep pictures by this address, not by id. spec L69 */
  imageUrl: NullableUrl,
  /** Free text; may be empty. */
  genres: v.array(v.string()),
  hometown: NullableText,
  region: NullableText,
  country: v.nullable(CountryCode),
  /** Ready for display; preferred to joining the parts. */
  locationLabel: NullableText,
});
export type ArtistSummary = v.InferOutput<typeof ArtistSummary>;

const slotEntries = {
  id: Uuid,
  stage: v.string(),
  day: Day,
  startTime: Time,
  /** Earlier than startTime when the set crosses midnight. spec L44 */
  endTime: Time,
  durationMinutes: v.pipe(v.number(), v.integer()),
  /** An open word: the specification does not list the tiers. spec L195 */
  billingTier: v.string(),
  isPlaceholder: v.boolean(),
  /** What to print when artist is null. */
  placeholderLabel: NullableText,
  placeholderDescription: NullableText,
  featured: v.boolean(),
  createdAtIso: Timestamp,
  /** Belongs to the set, not to the artist. spec L52 */
  setNote: v.nullable(textUpTo(limits.setNoteCharacters)),
  artist: v.nullable(ArtistSummary),
  /** The whole back-to-back roster; its lead act is `artist` too. spec L54 */
  artists: v.array(ArtistSummary),
};

/** One published set. spec L40-54, a row each */
export const Slot = v.pipe(
  v.object(slotEntries),
  v.check(
    (slot) => !slot.isPlaceholder || (slot.artist === null && slot.artists.length === 0),
    'an unannounced slot names no artist',
  ),
  v.check(
    ({ artist, artists }) => artist === null || artists.some(({ id }) => id === artist.id),
    'the lead act is missing from the roster',
  ),
);
export type Slot = v.InferOutput<typeof Slot>;

/** `GET /v1/events/{slug}/lineup`. spec L29-34, a row each */
export const Lineup = v.pipe(
  v.object({
    eventId: Uuid,
    eventSlug: v.string(),
    surface: Surface,
    /** Flat; clients group by day and stage. */
    slots: v.array(Slot),
    /** MusicEvent; null on the app surface. */
    schemaOrg: v.nullable(jsonLd('MusicEvent')),
    /** Latest edit across the event and every set. */
    lastUpdatedAt: NullableTimestamp,
  }),
  noJsonLdOnTheApp(),
);
export type Lineup = v.InferOutput<typeof Lineup>;
