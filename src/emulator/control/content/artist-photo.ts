import * as v from 'valibot';
import { findEvent } from '../../state/subject.js';
import { artistPicture } from '../../rules/pictures.js';
import type { EmulatorState } from '../../state/state.js';
import type { ArtistRecord, EventRecord } from '../../state/world.js';
import { exactly, reject } from '../../requests/input.js';
import { changeContent } from '../../state/content-changes.js';

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
