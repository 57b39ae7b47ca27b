import * as v from 'valibot';
import { Day, Time } from '../../../contract/primitives.js';
import { findEvent } from '../../state/subject.js';
import type { EmulatorState } from '../../state/state.js';
import { changeContent } from '../../state/content-changes.js';
import { exactly, reject } from '../../requests/input.js';

export const SetMove = exactly({
  event: v.string(),
  slotId: v.string(),
  day: v.optional(Day),
  startTime: v.optional(Time),
  endTime: v.optional(Time),
  stage: v.optional(v.pipe(v.string(), v.minLength(1))),
});
export type SetMove = v.InferOutput<typeof SetMove>;

/** Where the set stands now. */
export type MovedSet = Required<SetMove>;

/** The organiser moves a published set and publishes the line-up. What is not named stays. spec L293 */
export function moveSet(
  state: EmulatorState,
  { event: slug, slotId, ...change }: SetMove,
): MovedSet {
  const event = findEvent(state.world, slug);
  if (!event) return reject(`event: there is no "${slug}"`);
  const set = event.sets.find(({ id }) => id === slotId);
  if (!set) return reject(`slotId: no set of that id is in the line-up of ${event.slug}`);
  Object.assign(set, change);
  changeContent(state, event, 'lineup');
  const { day, startTime, endTime, stage } = set;
  return { event: event.slug, slotId, day, startTime, endTime, stage };
}
