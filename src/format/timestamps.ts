import { clock } from '../clock/clock.js';
import { timeOptions } from './dates.js';
import { formatter, usableZone } from './intl.js';

/**
 * When something was last changed: the time if that was today, otherwise the date.
 * @param iso a timestamp, spec L23
 * @param timeZone the zone to read it in; the visitor's when absent
 */
export function timestampLabel(
  iso: string,
  locale: string,
  timeZone?: string,
  now: Date | number = clock.now(),
): string | undefined {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return undefined;
  const zone = usableZone(timeZone);
  const show = (when: Date | number, options: Intl.DateTimeFormatOptions): string =>
    formatter(Intl.DateTimeFormat, locale, { ...options, timeZone: zone }).format(when);
  const sameDay = show(date, { dateStyle: 'short' }) === show(now, { dateStyle: 'short' });
  if (sameDay) return show(date, timeOptions());
  const sameYear = show(date, { year: 'numeric' }) === show(now, { year: 'numeric' });
  return show(date, { day: 'numeric', month: 'long', year: sameYear ? undefined : 'numeric' });
}
