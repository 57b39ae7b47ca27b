import { plural } from '../plural.js';
import type { SchedulePhrases } from './phrases.js';

/** Keeps a name or a time in one piece among words that run the other way. */
const isolate = (text: string): string => `\u2068${text}\u2069`;

export const phrases: Partial<SchedulePhrases> = {
  isFavourite: 'مفضّل',
  zoomIn: 'تكبير',
  zoomOut: 'تصغير',
  fitAll: 'عرض الكل',
  goToStage: 'انتقل إلى المسرح',
  timesToCome: 'الوقت يُعلن لاحقًا',
  onNow: 'الآن',
  upNext: 'التالي',
  jumpToNow: 'انتقل إلى الآن',
  zoneNote: (zone) => `كل الأوقات بتوقيت ${isolate(zone)}`,
  until: (time) => `حتى ${isolate(time)}`,
  filters: 'تصفية',
  skipLineup: 'تجاوز قائمة الفنانين',
  endOfLineup: 'نهاية قائمة الفنانين',
  movedFrom: (before) => `تغيّر الموعد، كان: ${before}`,
  setMoved: (name, now) => `${name}: تغيّر الموعد إلى ${now}.`,
  freeTime: (duration) => `وقت حر: ${isolate(duration)}`,
  saveToCalendar: 'أضف إلى التقويم',
  calendarDownload: 'ملف تقويم',
  share: 'مشاركة',
  sharePlan: 'شارك خطتي',
  qrCode: 'رمز QR',
  qrCodeOfPlan: 'رمز QR يحمل رابط هذه الخطة',
  scanPlan: 'لصديق بجانبك: وجّه كاميرا الهاتف إلى هنا.',
  printPlan: 'طباعة',
  printListHint: 'كل شيء بالترتيب',
  printPocket: 'ورقة للجيب',
  printPocketHint: 'ورقة A4 واحدة للطي، خانة لكل يوم',
  printDaysHint: 'صفحة A4 لكل يوم مع تمييز عروضك',
  foldHint: 'اطوِ على الخطوط المتقطعة.',
  notes: 'ملاحظات',
  shareCopied: 'نُسخ الرابط',
  sharedPlan: (count) =>
    'خطة شاركها معك أحدهم: ' +
    plural('ar', count, {
      one: 'عرض واحد',
      two: 'عرضان',
      few: `${count} عروض`,
      many: `${count} عرضًا`,
      other: `${count} عرض`,
    }),
  saveSharedPlan: 'أضفها إلى خطتي',
  planSaved: 'حُفظت في خطتك',
  leaveSharedPlan: 'أغلق هذه الخطة',
  listen: 'استمع',
  playsWith: 'يعزف مع',
  setCount: (shown, total) =>
    `${shown} من ` +
    plural('ar', total, {
      one: 'عرض واحد',
      two: 'عرضين',
      few: `${total} عروض`,
      many: `${total} عرضًا`,
      other: `${total} عرض`,
    }),
  moreSets: 'المزيد من العروض',
  noSets: 'لا يوجد عرض مطابق.',
  clearSearch: 'امسح البحث',
  clearFilters: 'امسح عوامل التصفية',
  removeFilter: (name) => `أزل التصفية: ${isolate(name)}`,
  favourite: (name) => `مفضّل، ${isolate(name)}`,
  myPlan: 'خطتي',
  emptyPlan: 'خطتك فارغة. حدّد العروض التي تريد مشاهدتها.',
  planNotKept: 'لا يحتفظ هذا المتصفح بخطتك بعد مغادرة الصفحة.',
  clashesWith: (name, minutes) => `يتعارض مع ${isolate(name)}، ${minutes} د`,
  clashCount: (count) =>
    plural('ar', count, {
      zero: 'لا تعارض',
      one: 'تعارض واحد',
      two: 'تعارضان',
      few: `${count} تعارضات`,
      many: `${count} تعارضًا`,
      other: `${count} تعارض`,
    }),
};
