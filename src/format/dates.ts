import { formatter } from './intl.js';

export type HourCycle = 'h12' | 'h23';

/** "25–27 June 2027" for an event; undefined when neither day is known. */
export function dateRange(
  start: string | null,
  end: string | null,
  locale: string,
): string | undefined {
  const days = [start, end].flatMap((day) => (day && wallClock(day)) || []);
  const [first, last = first] = days.sort((a, b) => a.getTime() - b.getTime());
  if (!first || !last) return undefined;
  return inUtc(locale, { day: 'numeric', month: 'long', year: 'numeric' }).formatRange(first, last);
}

/** How a time of day is written: as the locale has it, unless the author chose. */
export function timeOptions(hourCycle?: HourCycle): Intl.DateTimeFormatOptions {
  const known = hourCycle === 'h12' || hourCycle === 'h23' ? hourCycle : undefined;
  return { timeStyle: 'short', hourCycle: known };
}

/** For wall-clock times, which stand in UTC from beginning to end, so that no zone can move them. */
export function inUtc(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return formatter(Intl.DateTimeFormat, locale, { ...options, timeZone: 'UTC' });
}

/** A day, and a time of it, that stand in a calendar; undefined for what is none. */
export function wallClock(day: string, time = '00:00'): Date | undefined {
  const date = new Date(`${day}T${time}:00Z`);
  // Engines differ on 30 February: one refuses it, another reads 2 March.
  const real = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${day}T${time}:`);
  return real ? date : undefined;
}
