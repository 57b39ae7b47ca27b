import type { GalleryPhrases } from './phrases.js';

export const phrases: Partial<GalleryPhrases> = {
  photos: 'Billeder',
  photoNumber: (number, count) => `Billede ${number} af ${count}`,
  photosBy: 'Billeder af',
  earlierPhotos: 'Tidligere billeder',
  laterPhotos: 'Flere billeder',
  photoPlace: (number, count) => `${number} af ${count}`,
  photoBy: (name) => `Foto: ${name}`,
  previousPhoto: 'Forrige billede',
  nextPhoto: 'Næste billede',
  brokenPhoto: 'Billedet kan ikke vises lige nu.',
};
