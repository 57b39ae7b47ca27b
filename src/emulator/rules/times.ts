import { clockOnWall } from '../state/clock.js';
import type { EventRecord } from '../state/world.js';

/** The latest of some timestamps; null when there is none. */
export function latest(timestamps: readonly (string | null | undefined)[]): string | null {
  let found: string | null = null;
  for (const at of timestamps) if (at && (found === null || at > found)) found = at;
  return found;
}

const minutesOfDay = 24 * 60;

/** Minutes from start to end; an end before the start is on the next day. spec L44, L45 */
export function durationMinutes(startTime: string, endTime: string): number {
  const minutes = minuteOf(endTime) - minuteOf(startTime);
  return (minutes + minutesOfDay) % minutesOfDay;
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Last day of the event; null while it has no date. */
export function lastDay({ startDate, endDate }: EventRecord): string | null {
  return endDate ?? startDate;
}

/** The day it is at the event. spec L244 */
export function todayAt({ timezone }: EventRecord, now: number): string {
  return clockOnWall(now, timezone).toISOString().slice(0, 10);
}

/** Neither ended nor past. An event without dates is still to come. */
export function isUpcoming(event: EventRecord, now: number): boolean {
  const day = lastDay(event);
  return event.status !== 'ended' && (day === null || day >= todayAt(event, now));
}

/** Soonest first; events without a date last, in the order of their names. */
export function bySoonest(one: EventRecord, other: EventRecord): number {
  const start = (event: EventRecord) => event.startDate ?? '9999';
  return start(one).localeCompare(start(other)) || one.name.localeCompare(other.name);
}
