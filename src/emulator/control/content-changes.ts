import type { ContentType } from '../../contract/events.js';
import { timestampOf, type Clock } from '../clock.js';
import type { Random } from '../random.js';
import type { EventRecord } from '../world.js';

/** An outbound notification, as the receiver would read it. */
export interface Webhook {
  id: string;
  type: 'site.content_changed';
  apiVersion: 1;
  createdAt: string;
  data: {
    eventId: string;
    eventSlug: string;
    contentType: ContentType;
    changes: number;
    firstChangedAt: string;
    lastChangedAt: string;
  };
}

/** Notifications about published changes, batched per event and kind of content. spec L293 */
export interface ContentChanges {
  add(event: EventRecord, contentType: ContentType): void;
  /** In the order sent. */
  sent(): Webhook[];
}

/** A change waits this long for the next one… */
const quietMilliseconds = 2 * 60_000;
/** …but nobody waits longer than this for the first one of a burst. */
const burstMilliseconds = 15 * 60_000;

interface Batch {
  changes: number;
  firstAt: number;
  lastAt: number;
  /** Takes back the sending that is planned. */
  postpone: () => void;
}

export function createContentChanges(clock: Clock, random: Random): ContentChanges {
  const batches = new Map<string, Batch>();
  const webhooks: Webhook[] = [];

  function add(event: EventRecord, contentType: ContentType): void {
    const key = `${event.id} ${contentType}`;
    const now = clock.now();
    const open = batches.get(key);
    open?.postpone();
    const firstAt = open?.firstAt ?? now;
    const sendAt = Math.min(now + quietMilliseconds, firstAt + burstMilliseconds);
    const batch: Batch = {
      changes: (open?.changes ?? 0) + 1,
      firstAt,
      lastAt: now,
      postpone: clock.at(sendAt, (time) => {
        batches.delete(key);
        webhooks.push(notification(random.uuid(), time, { event, contentType, batch }));
      }),
    };
    batches.set(key, batch);
  }

  return { add, sent: () => structuredClone(webhooks) };
}

interface Finished {
  event: EventRecord;
  contentType: ContentType;
  batch: Batch;
}

function notification(id: string, time: number, { event, contentType, batch }: Finished): Webhook {
  return {
    id,
    type: 'site.content_changed',
    apiVersion: 1,
    createdAt: timestampOf(time),
    data: {
      eventId: event.id,
      eventSlug: event.slug,
      contentType,
      changes: batch.changes,
      firstChangedAt: timestampOf(batch.firstAt),
      lastChangedAt: timestampOf(batch.lastAt),
    },
  };
}
