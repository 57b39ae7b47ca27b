import type { Slot } from '../contract/lineup.js';
import { agendaOf } from './agenda.js';
import { isOver, minuteSince, type FestivalMoment } from './now.js';
import { schedule, type StageSet } from './schedule.js';

/** What of a plan a visitor can still see. */
export interface Visit {
  /** Undefined where the zone of the event is not known: then nothing is over. */
  readonly now: FestivalMoment | undefined;
  /** Whether the visitor's tickets may be for that day. */
  readonly mayBeOn: (day: string) => boolean;
}

/** The first set of a plan that is not over; undefined if there is none, or it has no name yet. */
export function firstOfPlan(
  slots: readonly Slot[],
  plan: ReadonlySet<string>,
  { now, mayBeOn }: Visit,
): StageSet | undefined {
  return agendaOf(schedule(slots))
    .filter(({ day }) => mayBeOn(day))
    .flatMap(({ items }) => items.map(({ set }) => set))
    .find((set) => plan.has(set.slot.id) && namesOf(set).length > 0 && !(now && isPast(set, now)));
}

/** The acts of a set, or the organiser's label of an unannounced one. */
export const namesOf = ({ acts, slot }: StageSet): string[] =>
  acts.length > 0 ? acts.map(({ name }) => name) : [slot.placeholderLabel ?? ''].filter(Boolean);

const isPast = (set: StageSet, now: FestivalMoment): boolean =>
  set.timed ? isOver(set, minuteSince(set.day, now)) : set.day < now.day;
