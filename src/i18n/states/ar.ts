import type { StatePhrases } from './phrases.js';
import { isolate } from '../isolate.js';
import { plural } from '../plural.js';

const inSeconds = (seconds: number) =>
  plural('ar', seconds, {
    one: 'ثانية واحدة.',
    two: 'ثانيتين.',
    few: `${seconds} ثوانٍ.`,
    other: `${seconds} ثانية.`,
  });

export const phrases: Partial<StatePhrases> = {
  loading: (what) => `جارٍ التحميل: ${isolate(what)}`,
  stillLoading: 'يستغرق هذا وقتًا أطول من المعتاد.',
  retry: 'إعادة المحاولة',
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
};
