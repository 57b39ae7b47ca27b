import * as v from 'valibot';
import { Day, Time } from '../../contract/primitives.js';
import { exactly, reject } from '../requests/input.js';
import { artistPicture } from '../rules/pictures.js';
import { changeContent } from '../state/content-changes.js';
import type { EmulatorState } from '../state/state.js';
import { findEvent } from '../state/subject.js';
import type { ArtistRecord, EventRecord } from '../state/world.js';

export const SetMove = exactly({
  event: v.string(),
  slotId: v.string(),
  day: v.optional(Day),
  startTime: v.optional(Time),
  endTime: v.optional(Time),
  stage: v.optional(v.pipe(v.string(), v.minLength(1))),
});
export type SetMove = v.InferOutput<typeof SetMove>;

/** Where the set stands now. */
export type MovedSet = Required<SetMove>;

/** The organiser moves a published set and publishes the line-up. What is not named stays. spec L293 */
export function moveSet(
  state: EmulatorState,
  { event: slug, slotId, ...change }: SetMove,
): MovedSet {
  const event = findEvent(state.world, slug);
  if (!event) return reject(`event: there is no "${slug}"`);
  const set = event.sets.find(({ id }) => id === slotId);
  if (!set) return reject(`slotId: no set of that id is in the line-up of ${event.slug}`);
  Object.assign(set, change);
  changeContent(state, event, 'lineup');
  const { day, startTime, endTime, stage } = set;
  return { event: event.slug, slotId, day, startTime, endTime, stage };
}

export const PhotoAdoption = exactly({
  event: v.string(),
  artistId: v.string(),
  adopted: v.boolean(),
});
export type PhotoAdoption = v.InferOutput<typeof PhotoAdoption>;

export interface AdoptedPhoto {
  event: string;
  artistId: string;
  adopted: boolean;
  /** What line-up and profile of the event show now. */
  imageUrl: string | null;
}

/**
 * The artist adopts the retouched photo that the organiser has sent for this event, or gives it up.
 * Who was sent none is sent the picture of the profile anew, under an address of its own. spec L69
 */
export function adoptPhoto(
  state: EmulatorState,
  { event: slug, artistId, adopted }: PhotoAdoption,
): AdoptedPhoto {
  const { event, artist } = billed(state, slug, artistId);
  if (artist.image === null) reject(`artistId: ${artist.name} has no picture to retouch`);
  const photo = event.retouchedPhotos[artistId] ?? {
    image: `${artist.image}?retouched`,
    adopted: false,
  };
  const isChange = photo.adopted !== adopted;
  event.retouchedPhotos[artistId] = { ...photo, adopted };
  if (isChange)
    for (const type of ['lineup', 'artists'] as const) changeContent(state, event, type);
  return { event: event.slug, artistId, adopted, imageUrl: artistPicture(state, event, artist) };
}

function billed(
  { world }: EmulatorState,
  slug: string,
  artistId: string,
): { event: EventRecord; artist: ArtistRecord } {
  const event = findEvent(world, slug);
  if (!event) return reject(`event: there is no "${slug}"`);
  const isBilled = event.sets.some(({ artists }) => artists.includes(artistId));
  const artist = world.artists.find(({ id }) => id === artistId);
  if (!artist || !isBilled) return reject(`artistId: nobody of that id plays at ${event.slug}`);
  return { event, artist };
}
