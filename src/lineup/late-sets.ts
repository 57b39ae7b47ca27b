import { isDay, minutesPerDay, shiftDay } from './clock.js';

/** A set as it stands under the day that lists it; `start` is over 1440 after midnight. */
interface ListedSet {
  day: string;
  slot: { stage: string };
  start: number;
  end: number;
  timed: boolean;
}

/** As far away as the evening of another stage counts, and twice as far no evening at all. */
const half = 720;

/**
 * Whether a feed lists its sets after midnight under the calendar day, told from the sets themselves,
 * as they stand under the day that lists them. Read in the right way, they go on where the evening
 * of their stage has ended; in the wrong one, there is no evening before the first or after the
 * last. One set speaks for a stage and a day: those after it only follow it.
 */
export function isListedByDate(sets: readonly ListedSet[]): boolean {
  const ends = new Map<string, number>();
  const starts = new Map<string, number>();
  for (const { day, slot, start, end, timed } of sets) {
    // A set of days is no evening that another could go on from.
    if (!timed || !isDay(day) || end - start >= minutesPerDay) continue;
    const place = day + slot.stage;
    if (isLate(start)) starts.set(place, Math.min(start, starts.get(place) ?? start));
    else for (const key of [day, place]) ends.set(key, Math.max(end, ends.get(key) ?? end));
  }
  /** How long the stage has been silent; playing still is no way to go on. */
  const silence = (start: number, day: string, stage: string) => {
    const end = ends.get(day + stage);
    if (end === undefined) return ends.has(day) ? half : 2 * half;
    return start < end ? half : start - end;
  };
  let gain = 0;
  for (const [place, start] of starts) {
    const [day, stage] = [place.slice(0, 10), place.slice(10)];
    gain += silence(start, day, stage) - silence(start, shiftDay(day, -1), stage);
  }
  return gain > 0;
}

/** Whether a set is one after midnight: it stands behind the evening of the day that lists it. */
export const isLate = (start: number): boolean => start >= 1440;
