import { clock } from '../clock/clock.js';
import { formatter, usableZone } from './intl.js';

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;
const longestDays = 7;

const relative: Intl.RelativeTimeFormatOptions = { numeric: 'auto' };

/**
 * "12 minutes ago", "now" within the first minute; undefined for what lies ahead, and for what is
 * older than a week, of which the day says more.
 */
export function agoWords(milliseconds: number, locale: string): string | undefined {
  if (!(milliseconds >= 0) || milliseconds >= longestDays * units[0][1]) return undefined;
  const [unit, size] = units.find(([, size]) => milliseconds >= size) ?? ['second', Infinity];
  return formatter(Intl.RelativeTimeFormat, locale, relative).format(
    -Math.floor(milliseconds / size),
    unit,
  );
}

/** Milliseconds for which `agoWords` says the same; undefined when it never changes again. */
export function agoLasts(milliseconds: number): number | undefined {
  if (!(milliseconds >= 0) || milliseconds >= longestDays * units[0][1]) return undefined;
  const [, size] = units.find(([, size]) => milliseconds >= size) ?? units[2];
  return size - (milliseconds % size);
}

/**
 * A moment in full: "Wed 28 April, 18:00", with its year where that is another, and with the name of
 * the zone where that is given.
 * @param at milliseconds since 1970
 */
export function momentLabel(
  at: number,
  locale: string,
  { timeZone, now = clock.now() }: { timeZone?: string | undefined; now?: number } = {},
): string {
  const zone = usableZone(timeZone);
  const show = (when: number, options: Intl.DateTimeFormatOptions): string =>
    formatter(Intl.DateTimeFormat, locale, { ...options, timeZone: zone }).format(when);
  const isOtherYear = show(at, { year: 'numeric' }) !== show(now, { year: 'numeric' });
  return show(at, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    year: isOtherYear ? 'numeric' : undefined,
    timeZoneName: zone ? 'short' : undefined,
  });
}
