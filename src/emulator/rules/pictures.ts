import type { EmulatorState } from '../state/state.js';
import type { ArtistRecord, EventRecord } from '../state/world.js';

/** Absolute address of a picture. */
export function pictureUrl(state: EmulatorState, path: string): string;
export function pictureUrl(state: EmulatorState, path: string | null): string | null;
export function pictureUrl({ assetsUrl }: EmulatorState, path: string | null): string | null {
  return path === null ? null : new URL(path, assetsUrl).href;
}

/**
 * The retouched photo that the artist adopted for this event, else the picture of the profile.
 * spec L69
 */
export function artistPicture(
  state: EmulatorState,
  event: EventRecord,
  artist: ArtistRecord,
): string | null {
  const photo = event.retouchedPhotos[artist.id];
  return pictureUrl(state, photo?.adopted ? photo.image : artist.image);
}
