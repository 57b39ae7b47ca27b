import { calendarText, escapedText, googleAddress, utcStamp, wholePlace } from './calendar.js';

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
  readonly updatedAt: string;
}

/**
 * The file that every calendar reads, of several things at once.
 * @param alarm minutes before each, at which the calendar reminds of it; 0 for none
 */
export const appointmentsFile = (appointments: readonly Appointment[], alarm = 0): string =>
  calendarText(
    appointments.map((one) => {
      const end = one.until > one.from ? [`DTEND:${utcStamp(one.until)}`] : [];
      const when = [`DTSTART:${utcStamp(one.from)}`, ...end];
      return { ...one, when, alarm: alarm > 0 ? alarmLines(alarm, one.name) : [] };
    }),
  );

/** One that is shown must have words. RFC 5545, 3.6.6 */
const alarmLines = (minutes: number, name: string): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escapedText(name)}`,
  `TRIGGER:-PT${minutes}M`,
  'END:VALARM',
];

/** The address that offers it to a visitor's calendar at Google. */
export const appointmentAddress = (one: Appointment): string =>
  googleAddress(one.name, [utcStamp(one.from), utcStamp(one.until)], wholePlace(one));
