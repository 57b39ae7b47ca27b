import * as v from 'valibot';
import { gap, implied } from './gap.js';
import { limits } from './limits.js';
import {
  Count,
  Fraction,
  NullableText,
  NullableTimestamp,
  NullableUrl,
  Url,
  Uuid,
} from './primitives.js';

/** A photo. spec L192 */
export const Photo = v.object({
  id: gap(Uuid),
  imageUrl: implied(Url, 'Stated as a fact: the address of the picture.'),
  thumbnailUrl: gap(NullableUrl),
  /** Pixels. */
  width: gap(v.nullable(Count)),
  height: gap(v.nullable(Count)),
  alt: gap(NullableText),
  caption: gap(NullableText),
  credit: v.optional(NullableText),
  /** What must stay in view when the picture is cut; null or absent means the centre. */
  focalX: v.optional(v.nullable(Fraction)),
  focalY: v.optional(v.nullable(Fraction)),
});
export type Photo = v.InferOutput<typeof Photo>;

/** `GET /v1/events/{slug}/gallery`; no photos is a normal state. spec L192, L259, L348 */
export const Gallery = v.object({
  eventId: gap(Uuid),
  /** In the organiser's order. */
  photos: v.pipe(v.array(Photo), v.maxLength(limits.galleryPhotos)),
  lastUpdatedAt: gap(NullableTimestamp),
});
export type Gallery = v.InferOutput<typeof Gallery>;
