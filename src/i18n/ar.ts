import type { CommonPhrases } from './phrases.js';
import { plural } from './plural.js';

/** Keeps a name or a time in one piece among words that run the other way. */
const isolate = (text: string): string => `\u2068${text}\u2069`;

const inSeconds = (seconds: number) =>
  plural('ar', seconds, {
    one: 'ثانية واحدة.',
    two: 'ثانيتين.',
    few: `${seconds} ثوانٍ.`,
    other: `${seconds} ثانية.`,
  });

export const phrases: CommonPhrases = {
  loading: (what) => `جارٍ التحميل: ${isolate(what)}`,
  stillLoading: 'يستغرق هذا وقتًا أطول من المعتاد.',
  retry: 'أعد المحاولة',
  notFound: 'لا يوجد شيء هنا حاليًا.',
  unauthorized: 'هذا المحتوى غير متاح في هذه الصفحة الآن.',
  forbidden: 'لا يمكن لهذا الموقع عرض هذا المحتوى بعد.',
  unreachable: 'تعذّر الوصول إلى المهرجان. تحقق من الاتصال ثم أعد المحاولة.',
  slow: 'يستغرق الرد وقتًا طويلًا. أعد المحاولة بعد قليل.',
  busy: (seconds) =>
    `يوجد عدد كبير من الزوار الآن. أعد المحاولة بعد ${seconds ? inSeconds(seconds) : 'قليل.'}`,
  retryIn: (seconds) =>
    `يوجد عدد كبير من الزوار الآن. سنعيد المحاولة تلقائيًا بعد ${inSeconds(seconds)}`,
  trouble: 'حدث خطأ من جانبنا. أعد المحاولة بعد قليل.',
  unreadable: 'وصلنا رد لا يمكن قراءته. أعد المحاولة بعد قليل.',
  missingSettings: (names) => `للجهة المنظمة: يرجى تحديد ${isolate(names)}.`,
  secretKey: 'للجهة المنظمة: هذا مفتاح سري. يجب حذفه من الصفحة واستبداله.',
  stale: (time) => `آخر تحديث: ${isolate(time)}. تعذّر التحديث الآن.`,
  offline: 'لا يوجد اتصال. سنعيد المحاولة فور عودته.',
  offlineSince: (time) => `لا يوجد اتصال. المحتوى من ${isolate(time)}.`,
  updated: (date) => `آخر تحديث: ${isolate(date)}`,
  demo: 'بيانات تجريبية',
  demoTitle: 'محتوى مُختلَق للتجربة. لا شيء هنا حقيقي.',
  close: 'إغلاق',
  opensInNewTab: '(يُفتح في علامة تبويب جديدة)',

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
  setCount: (shown, total) =>
    `${shown} من ` +
    plural('ar', total, {
      one: 'عرض واحد',
      two: 'عرضين',
      few: `${total} عروض`,
      many: `${total} عرضًا`,
      other: `${total} عرض`,
    }),
  noSets: 'لا يوجد عرض مطابق.',
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
  view: 'العرض',
  poster: 'ملصق',
  timetable: 'جدول زمني',
  list: 'قائمة',

  faq: 'أسئلة وأجوبة',
  emptyFaq: 'لا توجد أسئلة مُجابة هنا بعد.',
  showAll: 'إظهار الكل',
  hideAll: 'إخفاء الكل',
  searchQuestions: 'ابحث في الأسئلة',
  resultCount: (count) =>
    plural('ar', count, {
      zero: 'لا نتائج',
      one: 'نتيجة واحدة',
      two: 'نتيجتان',
      few: `${count} نتائج`,
      many: `${count} نتيجة`,
      other: `${count} نتيجة`,
    }),
  noResults: (query) => `لا توجد نتائج عن «${isolate(query)}».`,
  copyLink: 'انسخ الرابط',
  linkCopied: 'نُسخ الرابط',
  table: 'جدول',

  optional: '(اختياري)',
  problemTitle: 'هناك مشكلة',
  errorPrefix: 'خطأ:',
  addressInvalid: 'يرجى كتابة بريد إلكتروني مثل name@example.com',
  didYouMean: (address) => `هل المقصود ${address}؟`,
};
