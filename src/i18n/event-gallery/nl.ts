import type { GalleryPhrases } from './phrases.js';

export const phrases: Partial<GalleryPhrases> = {
  photos: 'Foto’s',
  photoNumber: (number, count) => `Foto ${number} van ${count}`,
  photosBy: 'Foto’s van',
  earlierPhotos: 'Eerdere foto’s',
  laterPhotos: 'Meer foto’s',
  photoPlace: (number, count) => `${number} van ${count}`,
  photoBy: (name) => `Foto: ${name}`,
  previousPhoto: 'Vorige foto',
  nextPhoto: 'Volgende foto',
  brokenPhoto: 'Deze foto kan nu niet worden getoond.',
};
