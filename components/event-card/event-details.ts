import { webUrl, type SafeAddress } from '../../src/html/links.js';
import { readObject, readText, type LooseObject } from '../../src/contract/loose.js';
import { venueText, type VenueText } from '../../src/format/event-entry.js';
import { summarizeSale, type SaleSummary } from './sale.js';

/** Something that is to be said before all else: nothing is sold then. */
export type EventStatus = 'cancelled' | 'postponed' | 'ended';

/** What is drawn of an event; every text may be empty. */
export interface EventDetails {
  readonly name: string;
  /** The tagline, else the first paragraph of the description. */
  readonly words: string;
  readonly status: EventStatus | undefined;
  /** `YYYY-MM-DD` at the event, and `HH:MM`. */
  readonly startDate: string;
  readonly endDate: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly timezone: string;
  readonly venue: CardVenue;
  readonly pictureUrl: SafeAddress | undefined;
  readonly ageRestriction: string;
  readonly organiser: string;
  /** An address, or a path of the service. */
  readonly ticketUrl: string;
  readonly sale: SaleSummary | undefined;
}

export interface CardVenue extends VenueText {
  /** Degrees north and east. */
  readonly point: readonly [number, number] | undefined;
}

/** The event as a service may really send it. spec L244 */
export function eventOf(data: unknown, now: number): EventDetails {
  const event = readObject(data);
  const text = (name: string) => readText(event[name]);
  const dates = {
    startDate: text('startDate'),
    endDate: text('endDate') || text('startDate'),
    timezone: text('timezone'),
  };
  const trouble = troubleOf(text('status'), dates, now);
  return {
    ...dates,
    name: text('name'),
    words: text('tagline') || (text('descriptionPlain').split(/\n\s*\n/, 1)[0] ?? ''),
    status: trouble,
    startTime: text('startTime'),
    endTime: text('endTime'),
    venue: venueOf(readObject(event['venue'])),
    pictureUrl: webUrl(text('heroImageUrl')),
    ageRestriction: text('ageRestriction'),
    organiser: readText(readObject(event['organiser'])['name']),
    ticketUrl: text('ticketUrl'),
    sale: trouble ? undefined : summarizeSale(event['tickets'], text('ticketUrl'), now),
  };
}

/** There is nothing that a visitor could read. */
export const isEmpty = ({ name, words, startDate, venue }: EventDetails): boolean =>
  !(name || words || startDate || venue.name || venue.address);

function venueOf(venue: LooseObject): CardVenue {
  const { latitude, longitude } = venue;
  return {
    ...venueText(venue),
    point: isDegree(latitude, 90) && isDegree(longitude, 180) ? [latitude, longitude] : undefined,
  };
}

const isDegree = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= most;

/** The last night of a festival goes on into the small hours of the day after. */
const nightMilliseconds = 6 * 3_600_000;

type Dates = Pick<EventDetails, 'endDate' | 'timezone'>;

/** What the service says; one that says nothing of it says it by its dates. */
function troubleOf(status: string, { endDate, timezone }: Dates, now: number) {
  if (status === 'cancelled' || status === 'postponed' || status === 'ended') return status;
  if (status) return undefined;
  const isOver = endDate !== '' && dayAt(now - nightMilliseconds, timezone) > endDate;
  return isOver ? 'ended' : undefined;
}

/** `YYYY-MM-DD` in a zone; in the last zone to end the day where it is not known. */
function dayAt(now: number, timezone: string): string {
  for (const timeZone of [timezone || 'Etc/GMT+12', 'Etc/GMT+12']) {
    try {
      return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now);
    } catch {
      // not a zone
    }
  }
  return '';
}
