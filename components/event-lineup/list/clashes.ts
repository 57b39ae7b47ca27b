import { minutesFromDay } from '../../../src/lineup/clock.js';
import type { ScheduleDay, StageSet } from '../../../src/lineup/schedule.js';

export interface Clash {
  with: StageSet;
  /** How long both play. */
  minutes: number;
}

/** Which planned sets overlap, by slot id; each pair is in there from both sides. */
export function clashesOf(
  days: ScheduleDay[],
  inPlan: (slotId: string) => boolean,
): Map<string, Clash[]> {
  const clashes = new Map<string, Clash[]>();
  const note = (one: StageSet, other: StageSet, minutes: number) => {
    const known = clashes.get(one.slot.id) ?? [];
    clashes.set(one.slot.id, [...known, { with: other, minutes }]);
  };
  const planned = days
    .flatMap(({ stages }) => stages.flatMap(({ sets }) => sets))
    .filter(({ slot, timed }) => timed && inPlan(slot.id));
  planned.forEach((one, index) => {
    for (const other of planned.slice(index + 1)) {
      const minutes = overlapOf(one, other);
      if (!(minutes > 0)) continue;
      note(one, other, minutes);
      note(other, one, minutes);
    }
  });
  return clashes;
}

/** Minutes in which both play, also those of a set that goes on on another day; `NaN` where no day is read. */
function overlapOf(one: StageSet, other: StageSet): number {
  const later = minutesFromDay(one.day, other.day);
  return Math.min(one.end, other.end + later) - Math.max(one.start, other.start + later);
}
