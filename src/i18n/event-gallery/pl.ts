import type { GalleryPhrases } from './phrases.js';

export const phrases: Partial<GalleryPhrases> = {
  photos: 'Zdjęcia',
  photoNumber: (number, count) => `Zdjęcie ${number} z ${count}`,
  photosBy: 'Autorzy zdjęć',
  earlierPhotos: 'Wcześniejsze zdjęcia',
  laterPhotos: 'Więcej zdjęć',
  photoPlace: (number, count) => `${number} z ${count}`,
  photoBy: (name) => `Fot. ${name}`,
  previousPhoto: 'Poprzednie zdjęcie',
  nextPhoto: 'Następne zdjęcie',
  brokenPhoto: 'Tego zdjęcia nie można teraz wyświetlić.',
};
