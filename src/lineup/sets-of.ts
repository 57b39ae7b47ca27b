import type { Slot } from '../contract/lineup.js';
import { byTime, schedule, type ScheduleOptions, type StageSet } from './schedule.js';

/**
 * Every set an artist plays, alone or back to back, in order of time. Under which night each stands
 * follows from the whole line-up.
 */
export function setsOf(
  slots: readonly Slot[],
  artistId: string,
  options?: ScheduleOptions,
): StageSet[] {
  return schedule(slots, options).flatMap(({ stages }) =>
    stages
      .flatMap(({ sets }) => sets)
      .filter(({ acts }) => acts.some(({ id }) => id === artistId))
      .sort(byTime),
  );
}
