import * as v from 'valibot';
import { isNewestFirst, NullableText, Timestamp, Uuid } from './primitives.js';

/** An announcement. spec L124-129, a row each */
export const Broadcast = v.object({
  id: Uuid,
  title: v.string(),
  body: v.string(),
  /** The push opt-in it was sent under. */
  category: v.picklist(['reminder', 'update', 'marketing']),
  sentAt: Timestamp,
  /** Any address, of the web or of an app. */
  deepLink: NullableText,
});
export type Broadcast = v.InferOutput<typeof Broadcast>;

/** `GET /v1/events/{slug}/broadcasts`, newest first by sentAt. spec L120, L228 */
export const Broadcasts = v.pipe(
  v.object({ broadcasts: v.array(Broadcast) }),
  v.check(
    ({ broadcasts }) => isNewestFirst(broadcasts.map(({ sentAt }) => sentAt)),
    'broadcasts are not newest first',
  ),
);
export type Broadcasts = v.InferOutput<typeof Broadcasts>;
