import { readObject, readText } from '../../../src/contract/loose.js';
import { calendarFile, type CalendarEntry } from '../../../src/format/calendar.js';
import { eventEntry } from '../../../src/format/event-entry.js';
import { clientOf } from '../../internal/feed/clients.js';
import { saveFile } from '../../internal/save-file.js';
import type { TicketsHost } from '../tickets-host.js';

/** The event as a calendar file, the same as an event card offers. */
export class EventCalendar {
  readonly #host: TicketsHost;
  #entry: CalendarEntry | undefined;
  #website = '';
  #asked = false;

  constructor(host: TicketsHost) {
    this.#host = host;
  }

  /** Whether the event has a date to add. Requests it on first use. */
  get isKnown(): boolean {
    if (!this.#asked) void this.#ask();
    return this.#entry !== undefined;
  }

  /** The event's name, for the receipt on paper. */
  get name(): string | undefined {
    return this.#entry?.name;
  }

  /** The event's website, for questions to the organiser. */
  get website(): string | undefined {
    return this.#website || undefined;
  }

  save(): void {
    const entry = this.#entry;
    if (entry) saveFile(calendarFile(entry), `${entry.slug || 'event'}.ics`, 'text/calendar');
  }

  async #ask(): Promise<void> {
    this.#asked = true;
    const { event: slug } = this.#host.settings;
    try {
      const event = slug ? await clientOf(this.#host)?.getEvent({ slug }) : undefined;
      this.#entry = eventEntry(event, slug ?? '');
      this.#website = readText(readObject(event)['websiteUrl']);
    } catch {
      return; // the receipt works without the calendar button
    }
    this.#host.requestUpdate();
  }
}
