import { byTimeAndEnd } from './agenda.js';
import { isOver } from './now.js';
import type { ScheduleDay, StageSet } from './schedule.js';

/** The sets of a day on all stages, in one order of time. */
export interface DayByTime {
  /** They have ended by the minute that is asked for. */
  over: StageSet[];
  /** On now, or still to come. */
  ahead: StageSet[];
  /** Nobody knows yet when. */
  untimed: StageSet[];
}

/** @param minute since 00:00 of the day; undefined where the day is not today: then nothing is over */
export function dayByTime({ stages }: ScheduleDay, minute: number | undefined): DayByTime {
  const sets = stages.flatMap((stage) => stage.sets).sort(byTimeAndEnd);
  const timed = sets.filter((set) => set.timed);
  const over = timed.filter((set) => minute !== undefined && isOver(set, minute));
  return {
    over,
    ahead: timed.filter((set) => !over.includes(set)),
    untimed: sets.filter((set) => !set.timed),
  };
}
