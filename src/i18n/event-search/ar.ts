import { isolate } from '../isolate.js';
import type { SearchPhrases } from './phrases.js';

export const phrases: Partial<SearchPhrases> = {
  searchEvents: 'البحث عن فعاليات',
  fromDay: 'من',
  toDay: 'إلى',
  inCountry: 'البلد',
  anyCountry: 'كل البلدان',
  eventsAndMore: (count) => `عدد الفعاليات ${count}، وهناك المزيد`,
  nothingFound: 'لم يُعثر على فعاليات.',
  nothingFoundFor: (words) => `لم يُعثر على فعاليات لـ«${isolate(words)}».`,
  searchEverywhere: 'البحث في كل المواعيد والبلدان',
  searchAnew: 'عرض كل الفعاليات',
};
