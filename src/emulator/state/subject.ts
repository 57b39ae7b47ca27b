import type { Route } from '../../contract/routes.js';
import { refuse } from '../requests/refuse.js';
import type { FormRecord } from '../records/forms.js';
import type { EventRecord, OrganiserRecord, World } from './world.js';

/** What the address of a request is about. Search and devices are about nobody in particular. */
export interface Subject {
  organiser?: OrganiserRecord;
  event?: EventRecord;
  form?: FormRecord;
}

export type Params = Record<string, string>;

/** Undefined when the address names an event, organiser or form that does not exist. */
export function findSubject(world: World, { path }: Route, params: Params): Subject | undefined {
  const slug = params['slug'] ?? '';
  if (path.startsWith('/v1/organisers/')) {
    const organiser = organiserOf(world, slug);
    return organiser && { organiser };
  }
  if (path.startsWith('/v1/forms/{key}')) return formSubject(world, params['key'] ?? '');
  if (path.startsWith('/v1/prelaunch-')) return prelaunchSubject(world, params);
  return path.startsWith('/v1/events/{slug}') ? eventSubject(world, slug) : {};
}

function eventSubject(world: World, slug: string): Subject | undefined {
  const event = findEvent(world, slug);
  const organiser = event && organiserOf(world, event.organiser);
  return organiser && { event, organiser };
}

/** The event that a body names, or the one of the registration that it names. spec L260 */
function prelaunchSubject(world: World, params: Params): Subject | undefined {
  const { eventSlug, registrationId } = params;
  if (eventSlug !== undefined) return eventSubject(world, eventSlug);
  if (registrationId === undefined) return {};
  const registration = world.registrations.find(({ id }) => id === registrationId);
  return registration && eventSubject(world, findEventById(world, registration.eventId).slug);
}

/** A form is its organiser's, and its event's where it has one. */
function formSubject(world: World, key: string): Subject | undefined {
  const form = world.forms.find((known) => known.key === key);
  if (!form) return undefined;
  const organiser = organiserOf(world, form.organiser);
  const event = form.eventId === null ? undefined : findEventById(world, form.eventId);
  return organiser && { form, organiser, ...(event && { event }) };
}

/** Earlier slugs count for ever, unless another event has taken them over. spec L19 */
export function findEvent({ events }: World, slug: string): EventRecord | undefined {
  return (
    events.find((event) => event.slug === slug) ??
    events.find((event) => event.earlierSlugs.includes(slug))
  );
}

/** What an event is called now; null stands for none. */
export const slugOfEvent = (world: World, id: string | null): string | null =>
  id === null ? null : findEventById(world, id).slug;

/** @throws {Error} when the id is not one of this world: it never came from a caller */
export function findEventById({ events }: World, id: string): EventRecord {
  const event = events.find((known) => known.id === id);
  if (!event) throw new Error(`There is no event ${id}.`);
  return event;
}

export function organiserOf({ organisers }: World, slug: string): OrganiserRecord | undefined {
  return organisers.find((organiser) => organiser.slug === slug);
}

/** @throws {Refusal} not_found */
export function requireSubject(subject: Subject | undefined): Subject {
  return subject ?? refuse('not_found', 'Nothing is published at this address.');
}
