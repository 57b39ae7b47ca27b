import type { FormPhrases } from './phrases.js';
import { isolate } from '../isolate.js';
import { plural } from '../plural.js';

export const phrases: Partial<FormPhrases> = {
  form: 'نموذج',
  emptyForm: 'لا يوجد ما يُملأ بعد.',
  outOf: (point, highest) => `${point} من ${highest}`,
  clearRating: 'مسح التقييم',
  clearChoice: 'مسح الإجابة',
  selectAll: 'يمكن اختيار أكثر من إجابة.',
  chooseOne: 'اختيار',
  sendForm: 'إرسال',
  sendFeedback: 'إرسال الرأي',
  signUp: 'تسجيل',
  sendMessage: 'إرسال الرسالة',
  sendEnquiry: 'إرسال الطلب',
  choiceMissing: (label) => `يرجى اختيار إجابة عن «${isolate(label)}»`,
  answerTooLong: (label, over) =>
    `يرجى اختصار «${isolate(label)}» بمقدار ` +
    plural('ar', over, {
      one: 'حرف واحد',
      two: 'حرفين',
      few: `${over} أحرف`,
      many: `${over} حرفًا`,
      other: `${over} حرف`,
    }),
  tickMissing: (label) => `يرجى تحديد «${isolate(label)}» أو ترك الرقم فارغًا`,
  colourOut: (name) => `نفد اللون ${name}. يرجى اختيار لون آخر.`,
  outOption: (name) => `${name} (نفد)`,
  charactersLeft: (count) =>
    plural('ar', count, {
      zero: 'لم يبقَ أي حرف',
      one: 'بقي حرف واحد',
      two: 'بقي حرفان',
      few: `بقيت ${count} أحرف`,
      many: `بقي ${count} حرفًا`,
      other: `بقي ${count} حرف`,
    }),
  chosen: 'المختار',
  chosenCount: (count) => `عدد المختار: ${count}`,
  removeChoice: (name) => `إزالة ${name}`,
  choiceRemoved: (name, count) => `أُزيل ${name}، عدد المختار: ${count}`,
  choiceAdded: (name, count) => `أُضيف ${name}، عدد المختار: ${count}`,
  noChoice: (query) => `لا توجد نتائج لـ «${isolate(query)}».`,
  messageArrived: 'وصلتنا رسالتك',
  enquiryArrived: 'وصلنا طلبك',
  fillInAgain: 'ملء النموذج من جديد',
  subscribeTitle: 'الأخبار عبر البريد الإلكتروني',
  subscribeEmail: 'البريد الإلكتروني',
  subscribeName: 'الاسم الأول',
  subscribePhone: 'رقم الهاتف المحمول',
  subscribePhoneHelp: 'للأخبار عبر الرسائل النصية.',
  subscribeTexts: 'أرسلوا إليّ الأخبار عبر الرسائل النصية أيضًا',
  subscribeTerms: 'بالتسجيل توافق على تلقي الأخبار عبر البريد الإلكتروني.',
};
