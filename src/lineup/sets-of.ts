import type { Slot } from '../contract/lineup.js';
import { actsOf } from './acts.js';
import { byTime, schedule, type ScheduleOptions, type StageSet } from './schedule.js';

/** Every set an artist plays, alone or back to back, in order of time. */
export function setsOf(
  slots: readonly Slot[],
  artistId: string,
  options?: ScheduleOptions,
): StageSet[] {
  const own = slots.filter((slot) => actsOf(slot).some((act) => act.id === artistId));
  return schedule(own, options).flatMap(({ stages }) =>
    stages.flatMap(({ sets }) => sets).sort(byTime),
  );
}
