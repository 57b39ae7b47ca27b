import { readObject, readText } from '../contract/loose.js';
import type { CalendarEntry } from './calendar.js';

/** Where an event is, as far as it is known. */
export interface VenueText {
  readonly name: string;
  /** Street, town and postcode. */
  readonly address: string;
}

/** The venue of an event in words; what is missing or damaged is empty. */
export function venueText(value: unknown): VenueText {
  const venue = readObject(value);
  const text = (name: string) => readText(venue[name]);
  const name = text('name');
  const parts = [text('addressLine'), text('city'), text('postcode')].filter(Boolean);
  return {
    name: name || text('locationLabel'),
    address: parts.join(', ') || (name && text('locationLabel')),
  };
}

/**
 * An event as a calendar has it, the same for every element that offers it; undefined where its first day
 * is not known. spec L244
 * @param data of `getEvent`, as a service may really send it
 * @param slug by which the event was asked for
 */
export function eventEntry(data: unknown, slug: string): CalendarEntry | undefined {
  const event = readObject(data);
  const text = (name: string) => readText(event[name]);
  const startDate = dayOf(text('startDate'));
  if (!startDate) return undefined;
  const { name, address } = venueText(event['venue']);
  return {
    slug: text('slug') || slug,
    name: text('name'),
    startDate,
    endDate: dayOf(text('endDate')) || startDate,
    startTime: text('startTime'),
    endTime: text('endTime'),
    timezone: text('timezone'),
    place: [name, address],
    updatedAt: text('lastUpdatedAt'),
  };
}

const dayOf = (text: string): string =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';
