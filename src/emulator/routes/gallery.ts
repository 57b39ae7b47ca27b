import type { Photo } from '../../contract/gallery.js';
import { limits } from '../../contract/limits.js';
import { pictureUrl } from '../rules/pictures.js';
import type { EmulatorState } from '../state/state.js';
import type { PhotoRecord } from '../state/world.js';
import type { Handler } from './handler.js';

/** spec L192, L259, L348 */
export const getGallery: Handler<'getGallery'> = ({ state, event }) => ({
  eventId: event.id,
  photos: event.gallery.slice(0, limits.galleryPhotos).map((photo) => photoOf(state, photo)),
  lastUpdatedAt: event.content.gallery?.changedAt ?? null,
});

/** Credit and focal point stay absent where the organiser never touched them. */
function photoOf(state: EmulatorState, { image, thumbnail, ...rest }: PhotoRecord): Photo {
  return {
    ...rest,
    imageUrl: pictureUrl(state, image),
    thumbnailUrl: pictureUrl(state, thumbnail),
  };
}
