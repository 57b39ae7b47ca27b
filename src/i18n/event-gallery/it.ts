import type { GalleryPhrases } from './phrases.js';

export const phrases: Partial<GalleryPhrases> = {
  photos: 'Foto',
  photoNumber: (number, count) => `Foto ${number} di ${count}`,
  photosBy: 'Foto di',
  earlierPhotos: 'Foto precedenti',
  laterPhotos: 'Altre foto',
  photoPlace: (number, count) => `${number} di ${count}`,
  photoBy: (name) => `Foto: ${name}`,
  previousPhoto: 'Foto precedente',
  nextPhoto: 'Foto successiva',
  brokenPhoto: 'Al momento questa foto non può essere mostrata.',
};
