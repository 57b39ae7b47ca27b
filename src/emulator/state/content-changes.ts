import type { ContentType } from '../../contract/events.js';
import { timestampOf } from './clock.js';
import type { OpenBatch } from './memory.js';
import type { EmulatorState, Producer } from './state.js';
import { findEventById } from './subject.js';
import type { WebhookData } from './webhooks.js';
import type { EventRecord } from './world.js';

/** A change waits this long for the next one… */
const quietMilliseconds = 2 * 60_000;
/** …but nobody waits longer than this for the first one of a burst. */
const burstMilliseconds = 15 * 60_000;

/**
 * What is published of that kind is another from now on: the version moves, and the organiser's server
 * is told. @returns the new revision. spec L245, L293
 */
export function changeContent(
  state: EmulatorState,
  event: EventRecord,
  contentType: ContentType,
): { revision: number; changedAt: string } {
  const revision = nextRevision(event, contentType);
  const changedAt = state.clock.timestamp();
  event.content[contentType] = { revision, changedAt };
  event.lastUpdatedAt = changedAt;
  addToBatch(state, event, contentType);
  return { revision, changedAt };
}

export const nextRevision = ({ content }: EventRecord, contentType: ContentType): number =>
  (content[contentType]?.revision ?? 0) + 1;

/** Notifications about published changes are batched per event and kind of content. spec L293 */
function addToBatch(
  { memory, clock }: EmulatorState,
  { id: eventId }: EventRecord,
  contentType: ContentType,
): void {
  const now = clock.now();
  const open = memory.changes.find(
    (batch) => batch.eventId === eventId && batch.contentType === contentType,
  );
  if (!open) memory.changes.push({ eventId, contentType, changes: 1, firstAt: now, lastAt: now });
  else Object.assign(open, { changes: open.changes + 1, lastAt: now });
}

const sendAt = ({ firstAt, lastAt }: OpenBatch): number =>
  Math.min(lastAt + quietMilliseconds, firstAt + burstMilliseconds);

export const contentChangesDue: Producer = {
  nextAt: ({ memory }) =>
    memory.changes.length === 0 ? undefined : Math.min(...memory.changes.map(sendAt)),
  run(state, time) {
    const { memory, webhooks } = state;
    for (const batch of memory.changes.filter((one) => sendAt(one) === time)) {
      memory.changes.splice(memory.changes.indexOf(batch), 1);
      webhooks.send('site.content_changed', changeOf(state, batch), time);
    }
  },
};

function changeOf({ world }: EmulatorState, batch: OpenBatch): WebhookData {
  return {
    eventId: batch.eventId,
    eventSlug: findEventById(world, batch.eventId).slug,
    contentType: batch.contentType,
    changes: batch.changes,
    firstChangedAt: timestampOf(batch.firstAt),
    lastChangedAt: timestampOf(batch.lastAt),
  };
}
