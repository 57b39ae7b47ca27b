import { formatter } from './intl.js';

/** Minutes in the words of a language, hours apart: "1 hr 20 min". No line ends before a unit. */
export function durationLabel(minutes: number, locale: string): string {
  const units = [
    ['hour', Math.floor(minutes / 60)],
    ['minute', minutes % 60],
  ] as const;
  return units
    .filter(([, count]) => count > 0)
    .map(([unit, count]) =>
      formatter(Intl.NumberFormat, locale, {
        style: 'unit',
        unit,
        unitDisplay: 'short',
      } as const)
        .format(count)
        .replace(' ', '\u00a0'),
    )
    .join(' ');
}
