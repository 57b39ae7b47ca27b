import type { GalleryPhrases } from './phrases.js';

export const phrases: Partial<GalleryPhrases> = {
  photos: 'Bilder',
  photoNumber: (number, count) => `Bild ${number} av ${count}`,
  photosBy: 'Bilder av',
  earlierPhotos: 'Tidigare bilder',
  laterPhotos: 'Fler bilder',
  photoPlace: (number, count) => `${number} av ${count}`,
  photoBy: (name) => `Foto: ${name}`,
  previousPhoto: 'Föregående bild',
  nextPhoto: 'Nästa bild',
  brokenPhoto: 'Den här bilden kan inte visas just nu.',
};
