import { fileAddress } from '../../../src/html/links.js';
import type { EventDetail } from '../../../src/contract/events.js';
import { clientOf } from '../../internal/feed/clients.js';
import type { TicketsHost } from '../tickets-host.js';

type Dated = Pick<EventDetail, 'slug' | 'name' | 'startDate' | 'endDate' | 'venue'> &
  Partial<Pick<EventDetail, 'websiteUrl'>>;

/** A day of the event for a visitor's own calendar, as a file. RFC 5545 */
export class CalendarEntry {
  readonly #host: TicketsHost;
  #event: Dated | undefined;
  #asked = false;

  constructor(host: TicketsHost) {
    this.#host = host;
  }

  /** Whether there is a date to add. Asks for it once. */
  get isKnown(): boolean {
    if (!this.#asked) void this.#ask();
    return this.#event?.startDate != null;
  }

  /** Of the event, where its organiser can be asked. */
  get website(): string | undefined {
    return this.#event?.websiteUrl ?? undefined;
  }

  save(): void {
    if (!this.#event) return;
    const file = new Blob([calendarEntry(this.#event)], { type: 'text/calendar' });
    const link = document.createElement('a');
    link.href = fileAddress(file);
    link.download = `${this.#event.slug}.ics`;
    link.click();
    URL.revokeObjectURL(link.href);
  }

  async #ask(): Promise<void> {
    this.#asked = true;
    const { event } = this.#host.settings;
    try {
      this.#event = event ? await clientOf(this.#host)?.getEvent({ slug: event }) : undefined;
    } catch {
      return; // a calendar without the date is no loss to the order
    }
    this.#host.requestUpdate();
  }
}

/** Whole days: they mean the same in every zone. The end is the day after the last. */
export function calendarEntry({ slug, name, startDate, endDate, venue }: Dated): string {
  const first = startDate ?? '';
  const place = [venue?.name, venue?.city].filter(Boolean).join(', ');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Bandstand//EN',
    'BEGIN:VEVENT',
    `UID:${escaped(slug)}@bandstand`,
    `DTSTAMP:${compact(first)}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(first)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(endDate ?? first))}`,
    `SUMMARY:${escaped(name)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  // Whatever a text holds, it ends no line: a property of its own would follow.
  return [...lines, ''].map((line) => line.replace(/\p{Cc}/gu, ' ')).join('\r\n');
}

const compact = (iso: string): string => iso.replaceAll('-', '');

const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');

function dayAfter(day: string): string {
  const at = Date.parse(`${day}T00:00Z`);
  return at ? new Date(at + 86_400_000).toISOString().slice(0, 10) : day;
}
