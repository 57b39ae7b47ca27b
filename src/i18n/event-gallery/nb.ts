import type { GalleryPhrases } from './phrases.js';

export const phrases: Partial<GalleryPhrases> = {
  photos: 'Bilder',
  photoNumber: (number, count) => `Bilde ${number} av ${count}`,
  photosBy: 'Bilder av',
  earlierPhotos: 'Tidligere bilder',
  laterPhotos: 'Flere bilder',
  photoPlace: (number, count) => `${number} av ${count}`,
  photoBy: (name) => `Foto: ${name}`,
  previousPhoto: 'Forrige bilde',
  nextPhoto: 'Neste bilde',
  brokenPhoto: 'Dette bildet kan ikke vises akkurat nå.',
};
