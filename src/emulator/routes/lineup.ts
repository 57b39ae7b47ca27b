import type { ArtistSummary, Slot } from '../../contract/lineup.js';
import { refuse } from '../requests/refuse.js';
import { artistPicture } from '../rules/pictures.js';
import { musicEvent } from '../rules/schema-org.js';
import { durationMinutes, latest } from '../rules/times.js';
import type { EmulatorState } from '../state/state.js';
import type { ArtistRecord, EventRecord, SetRecord } from '../state/world.js';
import type { Handler } from './handler.js';

/** spec L29-34 */
export const getLineup: Handler<'getLineup'> = ({ state, event, organiser, surface }) => {
  const summaries = summariesOf(state, event);
  const slots = event.sets.map((set) => slotOf(set, summaries));
  const names = new Set(slots.flatMap(({ artists }) => artists.map(({ name }) => name)));
  return {
    eventId: event.id,
    eventSlug: event.slug,
    surface,
    slots,
    schemaOrg: surface === 'web' ? musicEvent(state, event, organiser, [...names]) : null,
    lastUpdatedAt: lastEdit(event),
  };
};

/** Across the event and every set; news and the like do not count. spec L34 */
function lastEdit({ content, sets }: EventRecord): string | null {
  const created = sets.map(({ createdAt }) => createdAt);
  return latest([content.event?.changedAt, content.lineup?.changedAt, ...created]);
}

type Summaries = ReadonlyMap<string, ArtistSummary>;

function summariesOf(state: EmulatorState, event: EventRecord): Summaries {
  const billed = new Set(event.sets.flatMap(({ artists }) => artists));
  return new Map(
    state.world.artists
      .filter(({ id }) => billed.has(id))
      .map((artist) => [artist.id, summaryOf(state, event, artist)]),
  );
}

function summaryOf(state: EmulatorState, event: EventRecord, artist: ArtistRecord): ArtistSummary {
  const { id, name, genres, hometown, region, country, locationLabel } = artist;
  const imageUrl = artistPicture(state, event, artist);
  return { id, name, imageUrl, genres, hometown, region, country, locationLabel };
}

/** spec L38-54 */
function slotOf(set: SetRecord, summaries: Summaries): Slot {
  const artists = set.artists.flatMap((id) => summaries.get(id) ?? []);
  return {
    id: set.id,
    stage: set.stage,
    day: set.day,
    startTime: set.startTime,
    endTime: set.endTime,
    durationMinutes: durationMinutes(set.startTime, set.endTime),
    billingTier: set.billingTier,
    isPlaceholder: set.placeholder !== null,
    placeholderLabel: set.placeholder?.label ?? null,
    placeholderDescription: set.placeholder?.description ?? null,
    featured: set.featured,
    createdAtIso: set.createdAt,
    setNote: set.setNote,
    artist: artists[0] ?? null,
    artists,
  };
}

/** spec L73-88 */
export const getArtist: Handler<'getArtist'> = ({ state, event, params }) => {
  const sets = event.sets.filter(({ artists }) => artists.includes(params['artistId'] ?? ''));
  const artist = state.world.artists.find(({ id }) => id === params['artistId']);
  if (!artist || sets.length === 0) refuse('not_found', 'No such artist plays at this event.');
  return {
    id: artist.id,
    name: artist.name,
    realName: artist.realName,
    bioShort: artist.bioShort,
    bioLong: artist.bioLong,
    imageUrl: artistPicture(state, event, artist),
    genres: artist.genres,
    website: artist.website,
    socials: withoutBlank(artist.socials),
    hometown: artist.hometown,
    region: artist.region,
    country: artist.country,
    locationLabel: artist.locationLabel,
    sets: sets.map(({ id, stage, day, startTime, endTime }) => ({
      lineupId: id,
      stage,
      day,
      startTime,
      endTime,
    })),
  };
};

/** spec L83 */
function withoutBlank(socials: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(socials).filter(([, address]) => address.trim()));
}
