import { isolate } from '../isolate.js';
import type { CardPhrases } from './phrases.js';

export const phrases: Partial<CardPhrases> = {
  event: 'الفعالية',
  emptyEvent: 'لا توجد معلومات عن هذه الفعالية بعد.',
  when: 'متى',
  where: 'أين',
  age: 'العمر',
  organisedBy: 'الجهة المنظمة',
  map: 'الخريطة',
  cancelled: 'أُلغيت',
  postponed: 'أُجّلت',
  ended: 'انتهت هذه الفعالية',
  tickets: 'التذاكر',
  ticketsFrom: (price) => `تذاكر ابتداءً من ${isolate(price)}`,
  freeTickets: 'تذاكر مجانية',
  soldOut: 'نفدت التذاكر',
  onSaleAt: (when) => `البيع: ${isolate(when)}`,
  onSaleSoon: 'البيع قريبًا',
  addToCalendar: 'أضف إلى التقويم',
  calendarFile: 'ملف تقويم ‎(.ics)',
  googleCalendar: 'تقويم Google',
  demoTickets: 'هذا عرض تجريبي. في صفحة حقيقية يُفتح هنا متجر التذاكر.',
};
