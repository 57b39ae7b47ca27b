import { clock } from '../../src/clock/clock.js';
import { dateRange, timeOptions } from '../../src/format/dates.js';
import { timeRange } from '../../src/format/time-range.js';
import { formatter, usableZone } from '../../src/format/intl.js';
import type { EventDetails } from './event-details.js';

type Dates = Pick<EventDetails, 'startDate' | 'endDate' | 'startTime' | 'endTime' | 'timezone'>;

export interface CardDates {
  /** "25–27 June 2027" */
  readonly days: string;
  /** "18:00 – 23:00" of an event of one day; empty where it is not known. */
  readonly times: string;
  /** Of the event, where the visitor's clock shows another time: "British Summer Time". */
  readonly zone: string;
  /** For machines. */
  readonly datetime: string;
}

/** When it is, at the event; undefined while there is no date. */
export function whenOf(event: Dates, locale: string): CardDates | undefined {
  const { startDate, endDate, startTime, endTime, timezone } = event;
  const days = dateRange(startDate, endDate, locale);
  if (!days) return undefined;
  const isOneDay = startDate === endDate;
  const times = isOneDay ? hoursLabel(startTime, endTime, locale) : '';
  return { days, times, zone: otherZone(timezone, startDate, locale), datetime: startDate };
}

/** "1 May, 10:00" by the clock of the event, with its zone where the visitor's differs. */
export function saleTimeLabel(at: number, { timezone }: Dates, locale: string): string {
  const timeZone = usableZone(timezone);
  const show = (options: Intl.DateTimeFormatOptions) =>
    formatter(Intl.DateTimeFormat, locale, { ...options, timeZone }).format(at);
  const isThisYear = new Date(at).getFullYear() === new Date(clock.now()).getFullYear();
  const day = show({ day: 'numeric', month: 'long', year: isThisYear ? undefined : 'numeric' });
  const zone =
    timeZone && differsFromVisitor(timeZone, at) ? zoneName(timeZone, 'short', locale, at) : '';
  return `${day}, ${show(timeOptions())} ${zone}`.trim();
}

const isTime = (time: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time);

function hoursLabel(start: string, end: string, locale: string): string {
  if (!isTime(start)) return '';
  if (isTime(end)) return timeRange(start, end, locale);
  const options = { ...timeOptions(), timeZone: 'UTC' };
  return formatter(Intl.DateTimeFormat, locale, options).format(Date.parse(`1970-01-01T${start}Z`));
}

function otherZone(zone: string, day: string, locale: string): string {
  const timeZone = usableZone(zone);
  const at = Date.parse(`${day}T12:00:00Z`);
  if (!timeZone || Number.isNaN(at) || !differsFromVisitor(timeZone, at)) return '';
  return zoneName(timeZone, 'long', locale, at);
}

/** Zones of other names may have the same time. */
const differsFromVisitor = (timeZone: string, at: number): boolean =>
  zoneName(timeZone, 'longOffset', 'en', at) !== zoneName(undefined, 'longOffset', 'en', at);

function zoneName(
  timeZone: string | undefined,
  timeZoneName: 'short' | 'long' | 'longOffset',
  locale: string,
  at: number,
): string {
  const parts = formatter(Intl.DateTimeFormat, locale, { timeZone, timeZoneName }).formatToParts(
    at,
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
