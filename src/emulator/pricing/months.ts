import { instantOf, clockOnWall } from '../state/wall-time.js';

const noon = 12;

/**
 * The same day of later months as a timestamp, at 12:00 in `zone`. A month that is too short ends on
 * its last day, and the one after it returns to the day of the first: 31 Jan, 28 Feb, 31 Mar.
 * @param from milliseconds since 1970, UTC
 */
export function monthsLater(from: number, months: number, zone: string): string {
  const { year, month, day } = dayIn(zone, from);
  const count = year * 12 + (month - 1) + months;
  const [laterYear, laterMonth] = [Math.floor(count / 12), count % 12];
  const lastDay = new Date(Date.UTC(laterYear, laterMonth + 1, 0)).getUTCDate();
  const wall = Date.UTC(laterYear, laterMonth, Math.min(day, lastDay), noon);
  return new Date(instantOf(wall, zone)).toISOString();
}

function dayIn(zone: string, time: number): { year: number; month: number; day: number } {
  const parts = clockOnWall(time, zone);
  return { year: parts.getUTCFullYear(), month: parts.getUTCMonth() + 1, day: parts.getUTCDate() };
}
