import type { GalleryPhrases } from './phrases.js';

export const phrases: Partial<GalleryPhrases> = {
  photos: '写真',
  photoNumber: (number, count) => `写真 ${count}枚中${number}枚目`,
  photosBy: '撮影',
  earlierPhotos: '前の写真',
  laterPhotos: 'ほかの写真',
  photoPlace: (number, count) => `${number} / ${count}`,
  photoBy: (name) => `撮影：${name}`,
  previousPhoto: '前の写真',
  nextPhoto: '次の写真',
  brokenPhoto: '現在、この写真を表示できません。',
};
