const minutesPerDay = 1440;

/** Minutes since midnight of `HH:MM`; undefined for anything else. */
export function minutesOf(time: unknown): number | undefined {
  const match = typeof time === 'string' ? /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) : null;
  return match ? Number(match[1]) * 60 + Number(match[2]) : undefined;
}

/** Minutes from one wall-clock time to the next, across midnight where needed: 0 to 1439. */
export function minutesBetween(start: number, end: number): number {
  return (end - start + minutesPerDay) % minutesPerDay;
}

/** `YYYY-MM-DD` of a day that exists in the calendar. */
export function isDay(day: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(day) && shiftDay(day, 0) === day;
}

/** The day some days later (or earlier, when negative). Calendar arithmetic only: no time zone. */
export function shiftDay(day: string, by: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const shifted = new Date(0);
  shifted.setUTCFullYear(year, month - 1, date + by);
  return shifted.toISOString().slice(0, 10);
}
