import { inUtc, wallClock } from './dates.js';

/** `2027-06-25` as "Fri 25 Jun"; a text that is not a day comes back as it is. */
export function shortDay(day: string, locale: string): string {
  const date = wallClock(day);
  const style = { weekday: 'short', day: 'numeric', month: 'short' } as const;
  return date ? inUtc(locale, style).format(date) : day;
}
