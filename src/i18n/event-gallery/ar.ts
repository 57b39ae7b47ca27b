import { isolate } from '../isolate.js';
import type { GalleryPhrases } from './phrases.js';

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
