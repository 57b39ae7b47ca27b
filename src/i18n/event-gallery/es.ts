import type { GalleryPhrases } from './phrases.js';

export const phrases: Partial<GalleryPhrases> = {
  photos: 'Fotos',
  photoNumber: (number, count) => `Foto ${number} de ${count}`,
  photosBy: 'Fotos de',
  earlierPhotos: 'Fotos anteriores',
  laterPhotos: 'Más fotos',
  photoPlace: (number, count) => `${number} de ${count}`,
  photoBy: (name) => `Foto: ${name}`,
  previousPhoto: 'Foto anterior',
  nextPhoto: 'Foto siguiente',
  brokenPhoto: 'Esta foto no se puede mostrar en este momento.',
};
