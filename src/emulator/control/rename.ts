import * as v from 'valibot';
import { exactly, reject } from '../requests/input.js';
import { changeContent } from '../state/content-changes.js';
import type { EmulatorState } from '../state/state.js';
import { findEvent } from '../state/subject.js';

export const Rename = exactly({
  event: v.string(),
  slug: v.pipe(
    v.string(),
    v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    v.notValue('search', '"search" is an address of the service itself'),
  ),
});
export type Rename = v.InferOutput<typeof Rename>;

/** The organiser gives an event another address; the earlier ones go on working. spec L19 */
export function rename(
  state: EmulatorState,
  { event: slug, slug: next }: Rename,
): { event: string; earlierSlugs: string[] } {
  const { world } = state;
  const event = findEvent(world, slug);
  if (!event) return reject(`event: there is no "${slug}"`);
  const owner = world.events.find((known) => known.slug === next);
  if (owner && owner !== event) return reject(`slug: "${next}" belongs to another event`);
  const isChange = event.slug !== next;
  if (isChange) event.earlierSlugs.push(event.slug);
  event.slug = next;
  // A slug is of one event: of the one that had it last.
  for (const known of world.events)
    known.earlierSlugs = known.earlierSlugs.filter((earlier) => earlier !== next);
  // The detail of the event tells its slug.
  if (isChange) changeContent(state, event, 'event');
  return { event: event.slug, earlierSlugs: event.earlierSlugs };
}
