import { formatter } from './intl.js';

/**
 * Minutes in the words of a language, hours apart: "1 hr 20 min". No line ends before a unit, and no
 * country has a plural of its own for it, as our phrases have none.
 */
export function durationLabel(minutes: number, locale: string): string {
  const language = locale.replace(/^en-.*/, 'en');
  const units = [
    ['hour', Math.floor(minutes / 60)],
    ['minute', minutes % 60],
  ] as const;
  return units
    .filter(([, count]) => count > 0)
    .map(([unit, count]) =>
      formatter(Intl.NumberFormat, language, {
        style: 'unit',
        unit,
        unitDisplay: 'short',
      } as const)
        .format(count)
        .replace(/ (\p{Script=Han})?/u, (_space, sign?: string) => sign ?? '\u00a0'),
    )
    .join(/^ja/.test(language) ? '' : ' '); // Japanese has no space inside a duration
}
