import { plural } from '../plural.js';
import type { NewsPhrases } from './phrases.js';

export const phrases: Partial<NewsPhrases> = {
  news: 'الأخبار',
  emptyNews: 'لا توجد أخبار بعد. سيظهر أول خبر هنا.',
  topics: 'المواضيع',
  allTopics: 'الكل',
  articleCount: (count) =>
    plural('ar', count, {
      zero: 'لا مقالات',
      one: 'مقال واحد',
      two: 'مقالان',
      few: `${count} مقالات`,
      many: `${count} مقالًا`,
      other: `${count} مقال`,
    }),
  moreNews: 'المزيد من الأخبار',
  article: 'مقال',
  backToNews: 'كل الأخبار',
  articleGone: 'هذا المقال غير موجود هنا.',
  articleGoneHint: 'ربما سُحب، أو لم يُنشر بعد.',
  otherNews: 'أخبار أخرى',
  newerArticle: 'الأحدث',
  olderArticle: 'الأقدم',
  shareArticle: 'مشاركة',
  copyArticleLink: 'انسخ الرابط',
  articleLinkCopied: 'نُسخ الرابط',
  articleTable: 'جدول',
};
