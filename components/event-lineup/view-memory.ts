import type { ScheduleDay } from '../../src/lineup/schedule.js';
import type { LineupHost } from './lineup-context.js';
import { openingDays } from './list/today.js';

export const viewKey = ({ settings }: LineupHost): string =>
  `event-lineup view ${settings.event ?? ''}`;

/** Visitors at the event ask what is on: unless another view was chosen, it opens in order of time. */
export const openingView = (host: LineupHost, days: readonly ScheduleDay[]): string =>
  rememberedView(host) ??
  (isToday(host, days) && !host.hasAttribute('view') && host.view === 'list' ? 'time' : host.view);

/** Whether one of these days is running at the event. */
export function isToday(host: LineupHost, days: readonly ScheduleDay[]): boolean {
  const [today] = openingDays(host);
  return days.some(({ day }) => day === today);
}

/** The view that was chosen in this tab of the browser, or whatever else is stored in its place. */
export function rememberedView(host: LineupHost): string | null {
  try {
    return sessionStorage.getItem(viewKey(host));
  } catch {
    return null; // blocked storage
  }
}
