import type { FaqPhrases } from './phrases.js';
import { isolate } from '../isolate.js';
import { plural } from '../plural.js';

export const phrases: Partial<FaqPhrases> = {
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
  askDuringOrder: 'هل لديك أسئلة عن طلبك؟',
  returnToOrder: 'العودة إلى الطلب',
};
