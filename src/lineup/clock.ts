export const minutesPerDay = 1440;
const millisecondsPerDay = 864e5;

/** Minutes since midnight of `HH:MM`; undefined for anything else. */
export function minutesOf(time: string | null | undefined): number | undefined {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time ?? '') ?? [];
  return hours ? Number(hours) * 60 + Number(minutes) : undefined;
}

/** Minutes from one wall-clock time to the next, across midnight where needed: 0 to 1439. */
export const minutesBetween = (start: number, end: number): number =>
  (end - start + minutesPerDay) % minutesPerDay;

/** `YYYY-MM-DD` of a day that exists in the calendar. */
export const isDay = (day: string): boolean => day !== '' && shiftDay(day, 0) === day;

/** Minutes from 00:00 of one day to 00:00 of another; `NaN` where either is no day of the calendar. */
export const minutesFromDay = (from: string, to: string): number =>
  from === to ? 0 : (Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / 60_000;

/**
 * The day some days later (or earlier, when negative); empty for what is no day. Calendar arithmetic
 * only: no time zone.
 */
export function shiftDay(day: string, by: number): string {
  const shifted = new Date(Date.parse(`${day}T00:00Z`) + by * millisecondsPerDay);
  return Number.isNaN(shifted.getTime()) ? '' : shifted.toISOString().slice(0, 10);
}
