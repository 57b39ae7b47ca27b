import { minutesFromDay, shiftDay } from './clock.js';
import type { ScheduleDay, StageSet } from './schedule.js';

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

export const isPlaying = ({ timed, start, end }: StageSet, minute: number): boolean =>
  timed && start <= minute && minute < end;

/** A set without length is on for its first minute. */
export const isOver = ({ timed, start, end }: StageSet, minute: number): boolean =>
  timed && Math.max(end, start + 1) <= minute;

/** A moment in minutes since 00:00 of a day before or after; `NaN` for what is no day. */
export const minuteSince = (day: string, now: FestivalMoment): number =>
  now.minute + minutesFromDay(day, now.day);

/**
 * Stages on which something is on or comes next, first those that play. Nothing comes next as long as the
 * day is not running; what is on may have started days before.
 */
export function nowAndNext(days: readonly ScheduleDay[], now: FestivalMoment): StageNow[] {
  const sets = days.flatMap(({ stages }) => stages.flatMap((stage) => stage.sets));
  const today = sets.filter(({ day, timed }) => timed && day === now.day);
  const isRunning = now.minute >= Math.min(...today.map(({ start }) => start)) - doorsMinutes;
  const comes = isRunning ? today.filter(({ start }) => start > now.minute) : [];
  const plays = sets.filter((set) => isPlaying(set, minuteSince(set.day, now)));
  const stageOf = (set: StageSet) => set.slot.stage;
  const all = [...new Set([...today, ...plays].map(stageOf))].flatMap((stage) => {
    const on = plays.filter((set) => stageOf(set) === stage);
    const next = comes.find((set) => stageOf(set) === stage);
    return on.length > 0 || next ? [{ stage, on, next }] : [];
  });
  const isSilent = ({ on }: StageNow) => Number(on.length === 0);
  return all.sort((a, b) => isSilent(a) - isSilent(b));
}
