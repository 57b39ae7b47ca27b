import { formatter } from './intl.js';

/** `2027-06-25` as "June 2027"; undefined for what is no day. */
export function monthLabel(day: string | null, locale: string): string | undefined {
  const date = new Date(`${day ?? ''}T00:00Z`);
  if (Number.isNaN(date.getTime())) return undefined;
  const month = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return formatter(Intl.DateTimeFormat, locale, month).format(date);
}
