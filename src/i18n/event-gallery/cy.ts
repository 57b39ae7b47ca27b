import type { GalleryPhrases } from './phrases.js';

export const phrases: Partial<GalleryPhrases> = {
  photos: 'Lluniau',
  photoNumber: (number, count) => `Llun ${number} o ${count}`,
  photosBy: 'Lluniau gan',
  earlierPhotos: 'Lluniau cynharach',
  laterPhotos: 'Mwy o luniau',
  photoPlace: (number, count) => `${number} o ${count}`,
  photoBy: (name) => `Llun: ${name}`,
  previousPhoto: 'Llun blaenorol',
  nextPhoto: 'Llun nesaf',
  brokenPhoto: 'Does dim modd dangos y llun hwn ar hyn o bryd.',
};
