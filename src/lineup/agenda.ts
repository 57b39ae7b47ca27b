import { minutesFromDay } from './clock.js';
import type { ScheduleDay, StageSet } from './schedule.js';

/** A set of a plan, and the time before it that belongs to no other. */
export interface AgendaItem {
  set: StageSet;
  /** Minutes since everything before it has ended; 0 where something goes on or nothing was. */
  freeBefore: number;
}

export interface AgendaDay {
  day: string;
  items: AgendaItem[];
}

/** The sets of all stages in one order of time, day by day; those without a time come last. */
export function agendaOf(days: readonly ScheduleDay[]): AgendaDay[] {
  let before: StageSet[] = [];
  return days.map(({ day, stages }) => {
    const sets = stages.flatMap(({ sets }) => sets).sort(byTimeAndEnd);
    const ends = before.map((set) => set.end + minutesFromDay(day, set.day));
    before = [...before, ...sets.filter(({ timed }) => timed)];
    return { day, items: itemsOf(sets, Math.max(...ends)) };
  });
}

/** @param lasting until when a set of a day before goes on */
function itemsOf(sets: readonly StageSet[], lasting: number): AgendaItem[] {
  const [first] = sets;
  let until = first && lasting > first.start ? lasting : Infinity;
  return sets.map((set) => {
    const freeBefore = set.timed && until < set.start ? set.start - until : 0;
    until = until === Infinity ? set.end : Math.max(until, set.end);
    return { set, freeBefore };
  });
}

export const byTimeAndEnd = (a: StageSet, b: StageSet): number =>
  Number(b.timed) - Number(a.timed) || a.start - b.start || a.end - b.end;
