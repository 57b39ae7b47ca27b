import * as v from 'valibot';
import { EventSummary } from './events.js';
import { gap, implied } from './gap.js';
import { NullableText, NullableTimestamp, NullableUrl, Url, Uuid } from './primitives.js';

/** `GET /v1/organisers/{slug}`. spec L193, L246 */
export const OrganiserProfile = v.object({
  id: gap(Uuid),
  slug: gap(v.string()),
  name: implied(v.string(), 'An organiser has a name.'),
  bioPlain: gap(NullableText),
  bioHtml: gap(NullableText),
  logoUrl: gap(NullableUrl),
  heroImageUrl: gap(NullableUrl),
  websiteUrl: gap(NullableUrl),
  /** Platform slug -> profile address. */
  socials: gap(v.record(v.string(), Url)),
  locationLabel: gap(NullableText),
  /** Soonest first. */
  upcomingEvents: v.array(EventSummary),
  lastUpdatedAt: gap(NullableTimestamp),
});
export type OrganiserProfile = v.InferOutput<typeof OrganiserProfile>;
