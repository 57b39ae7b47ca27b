import * as v from 'valibot';
import { CountryCode, Day, NullableText, Time, Url, Uuid } from './primitives.js';

/** One set of an artist at this event. spec L88 */
export const ArtistSet = v.object({
  /** The id of the slot in the line-up. */
  lineupId: Uuid,
  stage: v.string(),
  day: Day,
  startTime: Time,
  endTime: Time,
});
export type ArtistSet = v.InferOutput<typeof ArtistSet>;

/** `GET /v1/events/{slug}/artists/{artistId}`. spec L75-88, a row each */
export const ArtistDetail = v.object({
  id: Uuid,
  /** As billed. */
  name: v.string(),
  realName: NullableText,
  /** One or two sentences of plain text. */
  bioShort: NullableText,
  bioLong: NullableText,
  imageUrl: NullableText,
  genres: v.array(v.string()),
  website: NullableText,
  /** Platform slug -> profile address; blank entries are removed. spec L83 */
  socials: v.record(v.string(), Url),
  hometown: NullableText,
  region: NullableText,
  country: v.nullable(CountryCode),
  /** Printed instead of joining the parts. */
  locationLabel: NullableText,
  /** Every set the artist plays at the event. */
  sets: v.array(ArtistSet),
});
export type ArtistDetail = v.InferOutput<typeof ArtistDetail>;
