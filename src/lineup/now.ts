import { shiftDay } from './clock.js';
import type { Day, StageSet } from './schedule.js';

/** A moment as a line-up counts time. */
export interface FestivalMoment {
  day: string;
  /** Since 00:00 of the day; over 1440 in the small hours, which belong to the night before. */
  minute: number;
}

/** Where what the clocks at the event show stands in a line-up. */
export function momentIn(wall: { day: string; minutes: number }, dayStart: number): FestivalMoment {
  return wall.minutes < dayStart
    ? { day: shiftDay(wall.day, -1), minute: wall.minutes + 1440 }
    : { day: wall.day, minute: wall.minutes };
}

/** So long before its first set a day counts as running. */
const doorsMinutes = 90;

/** What is on a stage, and what comes next; either may be nothing, but not both. */
export interface StageNow {
  stage: string;
  on: StageSet[];
  next: StageSet | undefined;
}

export const isOn = ({ timed, start, end }: StageSet, minute: number): boolean =>
  timed && start <= minute && minute < end;

/** Stages on which something is still to be heard, first those that play; none when the day is not running. */
export function nowAndNext({ stages }: Day, minute: number): StageNow[] {
  const timed = stages.flatMap(({ sets }) => sets.filter((set) => set.timed));
  const first = Math.min(...timed.map(({ start }) => start));
  if (minute < first - doorsMinutes) return [];
  const all = stages.flatMap(({ name, sets }) => {
    const on = sets.filter((set) => isOn(set, minute));
    const next = sets.find((set) => set.timed && set.start > minute);
    return on.length > 0 || next ? [{ stage: name, on, next }] : [];
  });
  const isSilent = ({ on }: StageNow) => Number(on.length === 0);
  return all.sort((a, b) => isSilent(a) - isSilent(b));
}
