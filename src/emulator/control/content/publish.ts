import * as v from 'valibot';
import { ContentType } from '../../../contract/events.js';
import { findEvent } from '../../state/subject.js';
import type { EmulatorState } from '../../state/state.js';
import { changeContent, nextRevision } from '../../state/content-changes.js';
import { edits } from './edits.js';
import { exactly, reject } from '../../requests/input.js';

export const Publication = exactly({ event: v.string(), contentType: ContentType });
export type Publication = v.InferOutput<typeof Publication>;

export interface Published {
  event: string;
  contentType: ContentType;
  revision: number;
  changedAt: string;
}

/** The organiser edits something of that kind and publishes it. spec L18, L293 */
export function publish(
  state: EmulatorState,
  { event: slug, contentType }: Publication,
): Published {
  const { world, clock, random } = state;
  const event = findEvent(world, slug);
  if (!event) {
    const slugs = world.events.map((known) => known.slug).join(', ');
    reject(`event: there is no "${slug}"; there are ${slugs}`);
  }
  const revision = nextRevision(event, contentType);
  const now = clock.timestamp();
  edits[contentType]({ world, event, revision, now, uuid: () => random.uuid() });
  return { event: event.slug, contentType, ...changeContent(state, event, contentType) };
}
