import type { EventRecord } from '../state/world.js';

/** Last day of the event; null while it has no date. */
export function lastDay({ startDate, endDate }: EventRecord): string | null {
  return endDate ?? startDate;
}

/** The day it is at the event. spec L244 */
export function todayAt({ timezone }: EventRecord, now: number): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: timezone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now);
  const of = (type: string) => parts.find((part) => part.type === type)?.value;
  return `${of('year')}-${of('month')}-${of('day')}`;
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
