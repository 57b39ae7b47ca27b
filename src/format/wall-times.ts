import { inUtc, timeOptions, wallClock, type HourCycle } from './dates.js';

type DateStyle = 'long' | 'weekday' | 'date';

const styles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  long: { weekday: 'long', day: 'numeric', month: 'long' },
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

/**
 * The value of a `datetime` attribute: a local date and time without a zone.
 * @param minutes since 00:00 of the day; over 1440 it names the day after
 */
export function machineTime(day: string, minutes: number): string | undefined {
  const date = wallClock(day);
  if (!date) return undefined;
  return new Date(date.getTime() + minutes * 60_000).toISOString().slice(0, 16);
}
