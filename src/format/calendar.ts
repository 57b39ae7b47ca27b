import { bestSpan, momentsOf } from './zone-moments.js';

/** What stands in a calendar: whole days, or hours where the event has them on one day or night. */
export interface CalendarEntry {
  readonly slug: string;
  readonly name: string;
  /** `YYYY-MM-DD` at the event. */
  readonly startDate: string;
  readonly endDate: string;
  /** `HH:MM` at the event; empty where it is not known. */
  readonly startTime: string;
  readonly endTime: string;
  /** IANA zone; empty where it is not known. */
  readonly timezone: string;
  /** From the narrow to the wide; what is empty is left out. */
  readonly place: readonly string[];
  /** When the organiser last changed it, by the clock of the service, ISO 8601; empty where not known. */
  readonly updatedAt: string;
}

/** The file that every calendar reads. RFC 5545 */
export function calendarFile(entry: CalendarEntry): string {
  const [from, to] = spanOf(entry);
  const kind = from.includes('T') ? '' : ';VALUE=DATE';
  const end = to === from ? [] : [`DTEND${kind}:${to}`];
  const when = [`DTSTART${kind}:${from}`, ...end];
  return calendarText([{ ...entry, id: entry.slug, when }]);
}

/** The address that offers the entry to a visitor's calendar at Google. */
export const calendarAddress = (entry: CalendarEntry): string =>
  googleAddress(entry.name, spanOf(entry), wholePlace(entry));

export function googleAddress(
  name: string,
  span: readonly [string, string],
  place: string,
): string {
  const url = new URL('https://calendar.google.com/calendar/render?action=TEMPLATE');
  url.searchParams.set('text', name);
  url.searchParams.set('dates', span.join('/'));
  if (place) url.searchParams.set('location', place);
  return url.href;
}

/** What stands in a file, whatever it is. */
interface FileEntry extends Pick<CalendarEntry, 'name' | 'place' | 'updatedAt'> {
  /** The same for the same thing, so that a calendar which is told twice has it once. */
  readonly id: string;
  /** Lines that say from when to when. */
  readonly when: readonly string[];
  /** Lines behind all others. */
  readonly alarm?: readonly string[];
}

export function calendarText(entries: readonly FileEntry[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Bandstand//EN',
    ...entries.flatMap(linesOf),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(onOneLine(line))}\r\n`).join('');
}

function linesOf(entry: FileEntry): string[] {
  const place = wholePlace(entry);
  return [
    'BEGIN:VEVENT',
    `UID:${escapedText(entry.id)}@bandstand`,
    `DTSTAMP:${stampOf(entry)}`,
    ...entry.when,
    `SUMMARY:${escapedText(entry.name)}`,
    ...(place ? [`LOCATION:${escapedText(place)}`] : []),
    ...(entry.alarm ?? []),
    'END:VEVENT',
  ];
}

/**
 * When what it says was last changed. The clock of the device has no part in it: put back, it would make a
 * newer file look older, and calendars keep the entry that looks newer.
 */
function stampOf({ updatedAt }: FileEntry): string {
  const at = Date.parse(updatedAt);
  return utcStamp(Number.isNaN(at) ? 0 : at);
}

export const wholePlace = ({ place }: Pick<CalendarEntry, 'place'>): string =>
  place.filter(Boolean).join(', ');

/** Start and end as calendars write them; of whole days the end is the day after the last. */
function spanOf(entry: CalendarEntry): readonly [string, string] {
  const { startDate, endDate } = entry;
  const [from, until] = hoursOf(entry) ?? [];
  if (from !== undefined && until !== undefined) return [utcStamp(from), utcStamp(until)];
  return [compact(startDate), compact(nextDay(endDate > startDate ? endDate : startDate))];
}

/** The hours of one day, or of a night until the next; without an end the start alone. */
function hoursOf({ startDate, endDate, startTime, endTime, timezone }: CalendarEntry) {
  const tomorrow = nextDay(startDate);
  const isNight = endTime !== '' && endTime <= startTime;
  if (endDate > startDate && !(isNight && endDate === tomorrow)) return undefined;
  const starts = momentsOf(startDate, startTime, timezone);
  const ends = momentsOf(isNight ? tomorrow : startDate, endTime, timezone);
  return bestSpan(starts, ends.length > 0 ? ends : starts.slice(0, 1), undefined);
}

const dayMilliseconds = 86_400_000;

const compact = (iso: string): string => iso.replace(/[-:]/g, '');
export const utcStamp = (at: number): string =>
  compact(new Date(at).toISOString().slice(0, 19)) + 'Z';

function nextDay(day: string): string {
  const at = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(at) ? day : new Date(at + dayMilliseconds).toISOString().slice(0, 10);
}

export const escapedText = (text: string): string =>
  text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');

/** Whatever a text holds, it ends no line: calendars would read a property of its own behind it. */
const onOneLine = (line: string): string => line.replace(/\p{Cc}/gu, ' ');

/** No line is longer than 75 bytes; what goes on begins with a space. */
function folded(line: string): string {
  const rows: string[] = [];
  let row = '';
  let bytes = 0;
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length;
    if (bytes + size > 74) {
      rows.push(row);
      row = '';
      bytes = 0;
    }
    row += letter;
    bytes += size;
  }
  return [...rows, row].join('\r\n ');
}
