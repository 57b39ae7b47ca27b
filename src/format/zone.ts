import { formatter, usableZone } from './intl.js';

/** What the clocks of a zone show. */
export interface WallClock {
  /** `YYYY-MM-DD` */
  day: string;
  /** Since 00:00. */
  minutes: number;
}

/**
 * Day and time in a zone.
 * @param at milliseconds since 1970
 * @returns undefined for what is not a zone
 */
export function wallClockIn(zone: string, at: number): WallClock | undefined {
  if (!usableZone(zone)) return undefined;
  // Swedish writes both as ISO 8601 does.
  const options = { timeZone: zone, dateStyle: 'short', timeStyle: 'short' } as const;
  const [day = '', time = ''] = formatter(Intl.DateTimeFormat, 'sv', options).format(at).split(' ');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return { day, minutes: 60 * hours + minutes };
}

/**
 * “BST, London”: what a visitor from elsewhere calls the time of a zone.
 * @param at milliseconds since 1970: the name changes with summer and winter
 */
export function zoneName(zone: string, at: number, locale: string): string {
  const options = { timeZone: zone, timeZoneName: 'short' } as const;
  const parts = formatter(Intl.DateTimeFormat, locale, options).formatToParts(at);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value;
  const city = zone.includes('/') ? zone.split('/').at(-1)?.replaceAll('_', ' ') : undefined;
  return [name, city].filter(Boolean).join(', ');
}

/** Whether the visitor's own clock shows the same at that moment. */
export function isVisitorsClock(zone: string, at: number): boolean {
  const here = wallClockIn(new Intl.DateTimeFormat().resolvedOptions().timeZone, at);
  const there = wallClockIn(zone, at);
  return here === undefined || there === undefined || sameClock(here, there);
}

const sameClock = (one: WallClock, other: WallClock): boolean =>
  one.day === other.day && one.minutes === other.minutes;
