import type { Phrase } from '../texts.js';

/** Written by `npm run words -- --write`, from the English beside it. */
export interface GalleryPhrases {
  /** The name of the list, of the viewer, and of what is loading. */
  photos: string;
  /** The name of a photo of which nothing else is known. */
  photoNumber: Phrase<'number' | 'count'>;
  /** Before the names of those who took them. */
  photosBy: string;
  earlierPhotos: string;
  laterPhotos: string;
  /** Where a photo stands among all, in the viewer: short. */
  photoPlace: Phrase<'number' | 'count'>;
  photoBy: Phrase<'name'>;
  previousPhoto: string;
  nextPhoto: string;
  brokenPhoto: string;
}
