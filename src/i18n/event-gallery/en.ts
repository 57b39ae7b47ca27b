import type { GalleryPhrases } from './phrases.js';

/** What the grid and the strip say. */
export const gallery = {
  photos: 'Photos',
  photoNumber: (number, count) => `Photo ${number} of ${count}`,
  photosBy: 'Photos by',
  earlierPhotos: 'Earlier photos',
  laterPhotos: 'More photos',
} satisfies Partial<GalleryPhrases>;
