import type { ContentType } from '../../contract/events.js';
import { timestampOf, type Clock } from '../clock.js';
import type { WebhookData, Webhooks } from '../webhooks.js';
import type { EventRecord } from '../world.js';

/** Notifications about published changes, batched per event and kind of content. spec L293 */
export interface ContentChanges {
  add(event: EventRecord, contentType: ContentType): void;
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

export function createContentChanges(clock: Clock, webhooks: Webhooks): ContentChanges {
  const batches = new Map<string, Batch>();

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
        webhooks.send('site.content_changed', changeOf({ event, contentType, batch }), time);
      }),
    };
    batches.set(key, batch);
  }

  return { add };
}

interface Finished {
  event: EventRecord;
  contentType: ContentType;
  batch: Batch;
}

function changeOf({ event, contentType, batch }: Finished): WebhookData {
  return {
    eventId: event.id,
    eventSlug: event.slug,
    contentType,
    changes: batch.changes,
    firstChangedAt: timestampOf(batch.firstAt),
    lastChangedAt: timestampOf(batch.lastAt),
  };
}
