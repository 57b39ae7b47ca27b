import { formatter } from './intl.js';

export type HourCycle = 'h12' | 'h23';

type DateStyle = 'long' | 'short' | 'weekday' | 'date';

const styles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  weekday: { weekday: 'long' },
  date: { day: 'numeric', month: 'long' },
};

/** `2027-06-25` as "Friday 25 June"; a text that is not a day comes back as it is. */
export function dayLabel(day: string, locale: string, style: DateStyle = 'long'): string {
  const date = wallClock(day);
  return date ? inUtc(locale, styles[style]).format(date) : day;
}

/** `23:30` as the locale writes it; a text that is not a time comes back as it is. */
export function timeLabel(time: string, locale: string, hourCycle?: HourCycle): string {
  const date = wallClock('1970-01-01', time);
  return date ? inUtc(locale, timeOptions(hourCycle)).format(date) : time;
}

/** "23:30 – 01:00". Intl's own range prints two full dates once it crosses midnight. */
export function timeRange(
  start: string,
  end: string,
  locale: string,
  hourCycle?: HourCycle,
): string {
  return `${timeLabel(start, locale, hourCycle)} – ${timeLabel(end, locale, hourCycle)}`;
}

/**
 * The value of a `datetime` attribute: a local date and time without a zone.
 * @param minutes since 00:00 of the day; over 1440 it names the day after
 */
export function machineTime(day: string, minutes: number): string | undefined {
  const date = wallClock(day);
  if (!date) return undefined;
  return new Date(date.getTime() + minutes * 60_000).toISOString().slice(0, 16);
}

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

/** Wall-clock times stand in UTC from beginning to end, so that no zone can move them. */
function inUtc(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return formatter(Intl.DateTimeFormat, locale, { ...options, timeZone: 'UTC' });
}

function wallClock(day: string, time = '00:00'): Date | undefined {
  const date = new Date(`${day}T${time}:00Z`);
  // Engines differ on 30 February: one refuses it, another reads 2 March.
  const real = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${day}T${time}:`);
  return real ? date : undefined;
}
