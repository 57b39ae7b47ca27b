import { formatter } from './intl.js';

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** Below that it is told in seconds. */
const near = 2 * units[2][1];

/** A number and its unit, as a language writes both. */
export interface CountdownPart {
  readonly count: string;
  readonly unit: string;
}

/**
 * A time to come as days, hours and minutes: each from the largest that is not nothing, all rounded
 * down together, so that nothing is promised too early. Seconds alone when it is near.
 */
export function countdownParts(milliseconds: number, locale: string): CountdownPart[] {
  if (milliseconds < near) {
    return [partOf(Math.max(1, Math.floor(milliseconds / 1000)), 'second', locale)];
  }
  let rest = milliseconds;
  const counts = units.slice(0, 3).map(([unit, size]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return [count, unit] as const;
  });
  const first = counts.findIndex(([count]) => count > 0);
  return counts.slice(first).map(([count, unit]) => partOf(count, unit, locale));
}

function partOf(count: number, unit: string, locale: string): CountdownPart {
  const long = { style: 'unit', unit, unitDisplay: 'long' } as const;
  const parts = formatter(Intl.NumberFormat, locale, long).formatToParts(count);
  const said = (isUnit: boolean) =>
    parts
      .filter(({ type }) => (type === 'unit') === isUnit)
      .map(({ value }) => value)
      .join('')
      .trim();
  // Arabic has a word for two days, which holds the number.
  return {
    count: said(false) || formatter(Intl.NumberFormat, locale, {}).format(count),
    unit: said(true),
  };
}
