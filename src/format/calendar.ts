/** What stands in a calendar: whole days, or hours where the event has them on one day. */
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
}

/** Something with a beginning and, where it is known, an end. */
export interface Appointment {
  /** The same for the same thing, so that a calendar which is told twice has it once. */
  readonly id: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly from: number;
  /** Where it is not known, the same as `from`. */
  readonly until: number;
  readonly place: readonly string[];
}

/** The file that every calendar reads. RFC 5545 */
export function calendarFile(entry: CalendarEntry): string {
  const [from, to] = spanOf(entry);
  const kind = from.includes('T') ? '' : ';VALUE=DATE';
  const when = [`DTSTART${kind}:${from}`, `DTEND${kind}:${to}`];
  return fileOf([{ ...entry, id: entry.slug, stamp: `${compact(entry.startDate)}T000000Z`, when }]);
}

/** The same for several things at once. */
export const appointmentsFile = (appointments: readonly Appointment[]): string =>
  fileOf(
    appointments.map((one) => {
      const end = one.until > one.from ? [`DTEND:${utc(one.until)}`] : [];
      return { ...one, stamp: utc(one.from), when: [`DTSTART:${utc(one.from)}`, ...end] };
    }),
  );

/** The address that offers the entry to a visitor's calendar at Google. */
export const calendarAddress = (entry: CalendarEntry): string =>
  addressOf(entry.name, spanOf(entry), placeOf(entry));

/** The same for something with a beginning and an end. */
export const appointmentAddress = (one: Appointment): string =>
  addressOf(one.name, [utc(one.from), utc(one.until)], placeOf(one));

function addressOf(name: string, span: readonly [string, string], place: string): string {
  const url = new URL('https://calendar.google.com/calendar/render?action=TEMPLATE');
  url.searchParams.set('text', name);
  url.searchParams.set('dates', span.join('/'));
  if (place) url.searchParams.set('location', place);
  return url.href;
}

interface FileEntry extends Pick<Appointment, 'id' | 'name' | 'place'> {
  stamp: string;
  /** Lines that say from when to when. */
  when: string[];
}

function fileOf(entries: readonly FileEntry[]): string {
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
  const place = placeOf(entry);
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(entry.id)}@bandstand`,
    `DTSTAMP:${entry.stamp}`,
    ...entry.when,
    `SUMMARY:${escaped(entry.name)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    'END:VEVENT',
  ];
}

const placeOf = ({ place }: Pick<Appointment, 'place'>): string => place.filter(Boolean).join(', ');

/** Beginning and end as calendars write them; of whole days the end is the day after the last. */
function spanOf(entry: CalendarEntry): [string, string] {
  const { startDate, startTime, endTime, timezone } = entry;
  const endDate = entry.endDate || startDate;
  const from = startDate === endDate ? momentOf(startDate, startTime, timezone) : undefined;
  const to = from === undefined ? undefined : momentOf(startDate, endTime, timezone);
  if (from === undefined || to === undefined)
    return [compact(startDate), compact(nextDay(endDate))];
  // What ends in the small hours ends on the day after, on which the clocks may have changed.
  const after = momentOf(nextDay(startDate), endTime, timezone) ?? to;
  return [utc(from), utc(to > from ? to : after)];
}

const dayMilliseconds = 86_400_000;

const compact = (iso: string): string => iso.replace(/[-:]/g, '');
const utc = (at: number): string => compact(new Date(at).toISOString().slice(0, 19)) + 'Z';

function nextDay(day: string): string {
  const at = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(at) ? day : new Date(at + dayMilliseconds).toISOString().slice(0, 10);
}

/**
 * Milliseconds since 1970 of a time by the clock of a zone; undefined where one is not known.
 * @param day `YYYY-MM-DD`
 * @param time `HH:MM`
 */
export function momentOf(day: string, time: string, timeZone: string): number | undefined {
  const wall = Date.parse(`${day}T${time}:00Z`);
  if (!time || !timeZone || Number.isNaN(wall)) return undefined;
  try {
    // The second look is for the hours around a change of the clocks.
    const near = wall - aheadOf(timeZone, wall);
    return wall - aheadOf(timeZone, near);
  } catch {
    return undefined; // not a zone
  }
}

/** How far the clocks of a zone are ahead of UTC at a moment. */
function aheadOf(timeZone: string, at: number): number {
  const options = { timeZone, dateStyle: 'short', timeStyle: 'medium' } as const;
  const shown = new Intl.DateTimeFormat('sv-SE', options).format(at); // 2027-06-25 18:00:00
  return Date.parse(`${shown.replace(' ', 'T')}Z`) - Math.floor(at / 1000) * 1000;
}

const escaped = (text: string): string =>
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
