import type { ArtistSummary, Slot } from '../contract/lineup.js';
import { isDay, minutesBetween, minutesOf, minutesPerDay, shiftDay } from './clock.js';
import { isLate, isListedByDate } from './late-sets.js';

export interface ScheduleDay {
  /** `YYYY-MM-DD`, or the text of the feed where it is not a day. */
  day: string;
  stages: Stage[];
}

export interface Stage {
  name: string;
  sets: StageSet[];
}

export interface StageSet {
  slot: Slot;
  /** The day whose night it belongs to; `slot.day` or the day before. */
  day: string;
  /** Minutes since 00:00 of `day`; over 1440 after midnight. */
  start: number;
  /** Never before `start`; of a set of several days far over 1440. */
  end: number;
  /** False when the start cannot be read: the set then stands, without length, at the end. */
  timed: boolean;
  /** The roster, each act once, the lead first. */
  acts: ArtistSummary[];
}

export interface ScheduleOptions {
  /** `HH:MM` at which a festival day begins: earlier sets belong to the night before. */
  dayStart?: string;
  /** Whether a set after midnight closes the day that lists it or the day before; else told from the feed. */
  lateSets?: 'auto' | 'same-day' | 'previous-day';
}

/**
 * The flat list of sets as days, stages and sets (spec L32). Days in order of the calendar, stages
 * in the order in which the feed first names them, sets by time. Wall-clock arithmetic only.
 */
export function schedule(slots: readonly Slot[], options: ScheduleOptions = {}): ScheduleDay[] {
  const sets = slots.map((slot) => placed(slot, options));
  if (isByDate(sets, options)) for (const set of sets) moveToNight(set);
  const stageNames = [...new Set(slots.map((slot) => slot.stage))];
  return daysOf(sets).map((day) => {
    const today = sets.filter((set) => set.day === day);
    const last = Math.max(0, ...today.map((set) => set.end));
    for (const set of today) if (!set.timed) set.start = set.end = last;
    return { day, stages: stageNames.flatMap((name) => stageOf(name, today)) };
  });
}

/** In minutes since midnight; six in the morning unless told. */
export const dayStartOf = (time: string | undefined): number => minutesOf(time) ?? 360;

const isByDate = (sets: readonly StageSet[], { lateSets }: ScheduleOptions): boolean =>
  lateSets === 'previous-day' || (lateSets !== 'same-day' && isListedByDate(sets));

function moveToNight(set: StageSet): void {
  if (isLate(set.start) && isDay(set.day)) set.day = shiftDay(set.day, -1);
}

function placed(slot: Slot, { dayStart }: ScheduleOptions): StageSet {
  const start = minutesOf(slot.startTime);
  const set = { slot, day: slot.day, start: 0, end: 0, timed: false, acts: slot.artists };
  if (start === undefined) return set;
  set.start = start < dayStartOf(dayStart) ? start + 1440 : start;
  set.end = set.start + lengthOf(slot, start);
  set.timed = true;
  return set;
}

/** A month: what a feed states beyond it is a mistake. */
const longestMinutes = 31 * minutesPerDay;
/** While a set lasts, the clocks may change. */
const clockChangeMinutes = 120;

/** The two times say it, and the duration how many days lie between them. spec L45 */
function lengthOf({ endTime, durationMinutes }: Slot, start: number): number {
  const end = minutesOf(endTime);
  const isStated = durationMinutes > 0 && durationMinutes <= longestMinutes;
  const stated = isStated ? durationMinutes : 0;
  if (end === undefined) return stated;
  const minutes = minutesBetween(start, end);
  const days = Math.floor((stated - minutes + clockChangeMinutes) / minutesPerDay);
  return minutes + minutesPerDay * Math.max(0, days);
}

/** Whether a set is so long that its two times alone do not say how long. */
export const lastsDays = ({ start, end }: Pick<StageSet, 'start' | 'end'>): boolean =>
  end - start >= minutesPerDay;

function daysOf(sets: readonly StageSet[]): string[] {
  const days = [...new Set(sets.map((set) => set.day))];
  return [...days.filter(isDay).sort(), ...days.filter((day) => !isDay(day))];
}

function stageOf(name: string, today: readonly StageSet[]): Stage[] {
  const sets = today.filter((set) => set.slot.stage === name).sort(byTime);
  return sets.length > 0 ? [{ name, sets }] : [];
}

/** Sets without a readable time come last. */
export function byTime(a: StageSet, b: StageSet): number {
  return Number(b.timed) - Number(a.timed) || a.start - b.start;
}
