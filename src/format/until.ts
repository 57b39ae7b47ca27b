import { formatter } from './intl.js';

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

const always: Intl.RelativeTimeFormatOptions = { numeric: 'always' };

/**
 * A time to come in the words of a language: "in 2 days", "in 3 hours". From two of a unit on in
 * that unit, rounded down, so that nothing is promised too early.
 */
export function untilWords(milliseconds: number, locale: string): string {
  const [unit, size] = units.find(([, size]) => milliseconds >= 2 * size) ?? units[3];
  const format = formatter(Intl.RelativeTimeFormat, locale, always);
  return format.format(Math.max(1, Math.floor(milliseconds / size)), unit);
}
