import type { GalleryPhrases } from './phrases.js';

/** What the viewer says. */
export const galleryParts = {
  photoPlace: (number, count) => `${number} of ${count}`,
  photoBy: (name) => `Photo: ${name}`,
  previousPhoto: 'Previous photo',
  nextPhoto: 'Next photo',
  brokenPhoto: 'This photo cannot be shown at the moment.',
} satisfies Partial<GalleryPhrases>;
