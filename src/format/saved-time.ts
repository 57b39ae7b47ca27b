import { formatter } from './intl.js';

const aDay = 86_400_000;

/** When something was saved, “Saturday 14:02”; with the date where its weekday has come again. */
export function savedTime(at: number, locale: string, now = Date.now()): string {
  const isThisWeek = now - at < 6 * aDay;
  const day = isThisWeek
    ? ({ weekday: 'long' } as const)
    : ({ day: 'numeric', month: 'long' } as const);
  const show = (options: Intl.DateTimeFormatOptions): string =>
    formatter(Intl.DateTimeFormat, locale, options).format(new Date(at));
  return `${show(day)} ${show({ hour: '2-digit', minute: '2-digit' })}`;
}
