import type { GalleryPhrases } from './phrases.js';

export const phrases: Partial<GalleryPhrases> = {
  photos: 'Fotos',
  photoNumber: (number, count) => `Foto ${number} von ${count}`,
  photosBy: 'Fotos von',
  earlierPhotos: 'Frühere Fotos',
  laterPhotos: 'Weitere Fotos',
  photoPlace: (number, count) => `${number} von ${count}`,
  photoBy: (name) => `Foto: ${name}`,
  previousPhoto: 'Vorheriges Foto',
  nextPhoto: 'Nächstes Foto',
  brokenPhoto: 'Dieses Foto lässt sich gerade nicht anzeigen.',
};
