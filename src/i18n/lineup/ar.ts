import { isolate } from '../isolate.js';
import type { LineupPhrases } from './phrases.js';

export const phrases: Partial<LineupPhrases> = {
  lineup: 'قائمة الفنانين',
  emptyLineup: 'قائمة الفنانين ما زالت سرًّا.',
  emptyLineupHint: 'ستظهر الأسماء الأولى هنا.',
  toBeAnnounced: 'يُعلن عنه لاحقًا',
  headliners: 'أبرز الفنانين',
  featured: 'مميّز',
  setNote: 'ملاحظة',
  b2b: 'b2b',
  backToBack: 'بالتناوب مع',
  setName: ({ act, stage, day, start, end }) =>
    `${isolate(act)}، ${isolate(stage)}، ${day} من ${isolate(start)} إلى ${isolate(end)}`,
  from: 'من',
  allSets: 'كل العروض',
  biography: 'السيرة',
  links: 'روابط',
  website: 'الموقع الإلكتروني',
  days: 'الأيام',
  stages: 'المسارح',
  genres: 'الأنواع الموسيقية',
  searchLineup: 'ابحث في قائمة الفنانين',
  view: 'العرض',
  poster: 'ملصق',
  timetable: 'جدول زمني',
  list: 'قائمة',
};
