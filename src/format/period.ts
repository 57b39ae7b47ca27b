import { formatter, usableZone } from './intl.js';

/** A moment that no clock shows makes Intl throw. */
const isMoment = (at: number | undefined): at is number => Math.abs(at ?? NaN) <= 8.64e15;

/**
 * From one moment to another, with day and time: "5 Mar 2027, 18:00 – 25 Jun 2027, 00:00"; the one of
 * them that is known; empty where neither is.
 * @param from milliseconds since 1970, as `until`
 * @param timeZone the zone to read them in; the visitor's when absent
 */
export function periodLabel(
  from: number | undefined,
  until: number | undefined,
  locale: string,
  timeZone?: string,
): string {
  const options = {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: usableZone(timeZone),
  } as const;
  const format = formatter(Intl.DateTimeFormat, locale, options);
  const [first, last] = [from, until].filter(isMoment).sort((one, other) => one - other);
  if (first === undefined) return '';
  return last === undefined ? format.format(first) : format.formatRange(first, last);
}
