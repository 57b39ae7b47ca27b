import type { HourCycle } from './dates.js';
import { timeLabel } from './wall-times.js';

/** "23:30 – 01:00". Intl's own range prints two full dates once it crosses midnight. */
export function timeRange(
  start: string,
  end: string,
  locale: string,
  hourCycle?: HourCycle,
): string {
  return `${timeLabel(start, locale, hourCycle)} – ${timeLabel(end, locale, hourCycle)}`;
}
