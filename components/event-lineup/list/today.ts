import { clock } from '../../../src/clock/clock.js';
import { minutesOf, shiftDay } from '../../../src/lineup/clock.js';
import { dayStartOf } from '../../../src/lineup/schedule.js';
import type { LineupHost } from '../lineup-context.js';

/**
 * The days at the event, `YYYY-MM-DD`, that a visitor may want now, the likeliest first: in the small
 * hours the night that is running, then the calendar day. Empty without a zone or with one that the
 * browser does not know: then nothing guesses.
 */
export function openingDays(
  { liveZone, timezone, dayStart }: Pick<LineupHost, 'liveZone' | 'timezone' | 'dayStart'>,
  now = clock.now(),
): string[] {
  const timeZone = liveZone ?? timezone;
  if (!timeZone) return [];
  try {
    // Swedish writes both as ISO 8601 does.
    const style = { timeZone, dateStyle: 'short', timeStyle: 'short' } as const;
    const [day = '', time] = new Intl.DateTimeFormat('sv', style).format(now).split(' ');
    return [(minutesOf(time) ?? 0) < dayStartOf(dayStart) ? shiftDay(day, -1) : day, day];
  } catch {
    return [];
  }
}
