import type { GalleryPhrases } from './phrases.js';

export const phrases: Partial<GalleryPhrases> = {
  photos: 'Photos',
  photoNumber: (number, count) => `Photo ${number} sur ${count}`,
  photosBy: 'Photos de',
  earlierPhotos: 'Photos précédentes',
  laterPhotos: 'Plus de photos',
  photoPlace: (number, count) => `${number} sur ${count}`,
  photoBy: (name) => `Photo : ${name}`,
  previousPhoto: 'Photo précédente',
  nextPhoto: 'Photo suivante',
  brokenPhoto: 'Cette photo ne peut pas être affichée pour le moment.',
};
