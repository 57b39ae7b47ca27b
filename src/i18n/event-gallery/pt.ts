import type { GalleryPhrases } from './phrases.js';

export const phrases: Partial<GalleryPhrases> = {
  photos: 'Fotografias',
  photoNumber: (number, count) => `Fotografia ${number} de ${count}`,
  photosBy: 'Fotografias de',
  earlierPhotos: 'Fotografias anteriores',
  laterPhotos: 'Mais fotografias',
  photoPlace: (number, count) => `${number} de ${count}`,
  photoBy: (name) => `Fotografia: ${name}`,
  previousPhoto: 'Fotografia anterior',
  nextPhoto: 'Fotografia seguinte',
  brokenPhoto: 'De momento não é possível mostrar esta fotografia.',
};
