import type { TicketPhrases } from './phrases.js';
import { isolate } from '../isolate.js';
import { plural } from '../plural.js';

export const phrases: Partial<TicketPhrases> = {
  tickets: 'التذاكر',
  emptyTickets: 'ستتوفر التذاكر قريبًا.',
  emptyTicketsHint: 'لا شيء معروض للبيع بعد. عد قريبًا.',
  free: 'مجانًا',
  priceParts: (face, fee) => `${face}\u00a0+\u00a0${fee} رسوم\u00a0حجز`,
  plusFee: 'مع إضافة رسوم الحجز',
  soldOut: 'نفدت',
  heldBack: 'كلها الآن في سلال أخرى. قد يعود بعضها.',
  salesEnded: 'انتهى البيع',
  notYetOnSale: 'لم تُعرض للبيع بعد',
  onSaleAt: (when) => `تُعرض للبيع ${when}`,
  onSaleAfter: (release) => `تُعرض للبيع بعد انتهاء بيع «${isolate(release)}»`,
  unlocked: 'فُتحت برمزك',
  ticketsLeft: (count) => `بقي ${count}`,
  perOrder: (least, most) =>
    most === undefined
      ? `${least} على الأقل في الطلب الواحد`
      : `من ${least} إلى ${most} في الطلب الواحد`,
  payInParts: 'أو ادفع على دفعات',
  quantityOf: (release) => `${release}، العدد`,
  addOne: (release) => `إضافة واحدة: ${release}`,
  removeOne: (release) => `حذف واحدة: ${release}`,
  nothingChosen: 'لم تختر شيئًا بعد',
  ticketCount: (count) =>
    plural('ar', count, {
      zero: 'لا تذاكر',
      one: 'تذكرة واحدة',
      two: 'تذكرتان',
      few: `${count} تذاكر`,
      many: `${count} تذكرة`,
      other: `${count} تذكرة`,
    }),
  estimate: (amount) => `نحو ${amount}`,
  estimateHint: 'رسوم الحجز مشمولة. تقدير إلى حين الطلب.',
  continueToPay: 'متابعة',
  haveCode: 'هل لديك رمز؟',
  mostPerOrder: (count) => `${count} على الأكثر في الطلب الواحد`,
  leastPerOrder: (count) => `${count} على الأقل في الطلب الواحد`,
  onlyLeft: (count) => `لم يبق سوى ${count}`,
  mostTogether: (count) => `الحد الأقصى للتذاكر في الطلب الواحد: ${count}`,
  chooseFirst: 'اختر تذكرة أولًا',
  code: 'الرمز',
  applyCode: 'تطبيق',
  removeCode: (code) => `إزالة ${code}`,
  codeApplied: (code) => `طُبّق الرمز ${code}`,
  codeUnlocked: (releases) => `فُتح: ${releases}`,
  codeUnknown: 'لا نعرف هذا الرمز. تحقق من كتابته.',
  codeExpired: 'لم يعد هذا الرمز صالحًا.',
  codeEarly: 'لم يبدأ العمل بهذا الرمز بعد.',
  codeUsedUp: 'استُنفد هذا الرمز.',
  codeNothing: (code) => `لم نجد شيئًا للرمز ${code} مع هذه التذاكر. تحقق من كتابته.`,
  codeWaits: (code) => `لم نجد شيئًا للرمز ${code} بعد. إن كان يخفض سعرًا فسيظهر ذلك في المجموع.`,
  codeMissing: 'اكتب الرمز أولًا',
  nowCosts: (release, now, before) => `${release}: السعر الآن ${now} بدلًا من ${before}.`,
  nowGone: (release) => `${release}: لم تعد متاحة.`,
  nowOpen: (release) => `${release}: معروضة للبيع الآن.`,
  nowFewer: (release, count) => `${release}: اختيارك الآن ${count}.`,
  planOffer: ({ share, each, count, due, by }) => {
    const first = share ?? (each ? `${each} لكل تذكرة` : 'دفعة أولى');
    const payments = {
      one: 'دفعة شهرية واحدة',
      two: 'دفعتان شهريتان',
      few: `${count} دفعات شهرية`,
      other: `${count} دفعة شهرية`,
    };
    const then = count ? `، ثم ${plural('ar', count, payments)}` : '';
    return `${first} الآن${then}${due ? ` في ${due}` : ''}.${by ? ` يُسدَّد المبلغ كله حتى ${by}.` : ''}`;
  },
  feeRule: (percent, each, least, most) =>
    `رسوم الحجز: ${percent} و${each} لكل تذكرة` +
    (most ? `، و${most} على الأكثر للتذكرة` : '') +
    (least ? `، و${least} على الأقل للطلب.` : '.'),
  buyElsewhere: (host) => `تدفع في ${host} وتختار هناك مرة أخرى.`,
  goToShop: (host) => `الانتقال إلى ${host}`,
  notSoldOnline: 'لا تُباع هذه التذاكر عبر الإنترنت. اسأل المنظم.',
  demoPurchase: 'هذا عرض تجريبي ولا يُباع هنا شيء. في صفحتك يقود هذا الزر إلى متجر تذاكرك.',
  privacyOf: (organiser) => `إشعار الخصوصية: ${organiser}`,
  organiser: (name) => `المنظم: ${name}`,
};
