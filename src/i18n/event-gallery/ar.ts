import type { GalleryPhrases } from './phrases.js';

/** Keeps a name in one piece among words that run the other way. */
const isolate = (text: string): string => `\u2068${text}\u2069`;

export const phrases: Partial<GalleryPhrases> = {
  photos: 'صور',
  photoNumber: (number, count) => `الصورة ${number} من ${count}`,
  photosBy: 'تصوير',
  earlierPhotos: 'صور سابقة',
  laterPhotos: 'المزيد من الصور',
  photoPlace: (number, count) => `${number} من ${count}`,
  photoBy: (name) => `تصوير: ${isolate(name)}`,
  previousPhoto: 'الصورة السابقة',
  nextPhoto: 'الصورة التالية',
  brokenPhoto: 'لا يمكن عرض هذه الصورة الآن.',
};
