import type { CheckoutPhrases } from './phrases.js';
import { isolate } from '../isolate.js';
import { plural } from '../plural.js';

export const phrases: Partial<CheckoutPhrases> = {
  orderSteps: 'طلبك خطوة بخطوة',
  stepTickets: 'التذاكر',
  stepDetails: 'بياناتك',
  stepPayment: 'الدفع',
  stepOf: (step, steps, name) => `الخطوة ${step} من ${steps}${name ? `: ${name}` : ''}`,
  change: 'تغيير',

  heldUntil: (time, left) => `محجوزة حتى ${time} (بقي ${left})`,
  minutes: (count) =>
    plural('ar', count, {
      zero: `${count} دقيقة`,
      one: 'دقيقة واحدة',
      two: 'دقيقتان',
      few: `${count} دقائق`,
      many: `${count} دقيقة`,
      other: `${count} دقيقة`,
    }),
  seconds: (count) =>
    plural('ar', count, {
      zero: `${count} ثانية`,
      one: 'ثانية واحدة',
      two: 'ثانيتان',
      few: `${count} ثوانٍ`,
      many: `${count} ثانية`,
      other: `${count} ثانية`,
    }),
  heldFor: (left) => `ما بقي من حجز تذاكرك: ${left}.`,
  keptNowhere: 'متصفحك لا يحتفظ بشيء لهذه الصفحة، فإذا أُعيد تحميلها ضاع طلبك.',

  total: (amount) => `المجموع ${amount}`,
  youSave: (amount) => `التوفير ${amount}`,
  warnSoldOut: 'نفدت للتو وليست ضمن المجموع',
  warnReduced: (count) => `المتاح ${count} فقط`,
  warnCodeUsedUp: 'استُنفد رمزك، والمجموع من دونه.',
  warnCodeIdle: 'رمزك لا يغيّر شيئًا في هذه التذاكر.',
  warnAddFree: 'تذكرة أخرى مجانية: أضفها',

  firstName: 'الاسم الأول',
  lastName: 'اسم العائلة',
  emailAddress: 'البريد الإلكتروني',
  emailWhy: 'تُرسل تذاكرك إلى هذا العنوان.',
  phoneNumber: 'رقم الهاتف',
  phoneWhy: 'لا نستخدمه إلا إذا كانت رسالة البريد الإلكتروني ستصل متأخرة.',
  firstNameMissing: 'يرجى كتابة الاسم الأول',
  lastNameMissing: 'يرجى كتابة اسم العائلة',
  emailAddressMissing: 'يرجى كتابة البريد الإلكتروني',
  newsChoices: 'الأخبار، إن رغبت فقط',
  attestationMissing: 'يرجى قبول الشروط للمتابعة',
  sendingDetails: 'يجري إرسال بياناتك',
  boxesChanged: 'تغيّر نص الخانات في هذه الأثناء. يرجى قراءتها مجددًا وتحديد ما توافق عليه.',
  typedKept: 'ما كتبته ما زال هنا.',

  yourOrder: 'طلبك',
  ofWhichFree: (count) => `منها مجانًا: ${count}`,
  discount: 'خصم',
  codeDiscount: (code) => `الرمز ${code}`,
  bookingFee: 'رسوم الحجز',
  totalSum: 'المجموع',
  howToPay: 'كيف تريد الدفع؟',
  allAtOnce: 'ادفع الآن',
  planTerms: (today, due) => `${today} اليوم، ثم ${due}.`,
  pay: (amount) => `دفع ${amount}`,
  payNow: (amount) => `دفع ${amount} الآن`,
  confirmFree: 'تأكيد الطلب المجاني',
  payStarted: 'يجري إرسال طلبك. ابقَ في هذه الصفحة.',
  stillWorking: 'ما زال العمل جاريًا. لا تدفع مرة أخرى.',
  toThePayment: 'ننقلك إلى الدفع',
  goToPayment: 'الانتقال إلى الدفع',
  expressCheckout: 'الدفع السريع',
  payOtherwise: 'أو ادفع بطريقة أخرى',
  paymentOpen: 'لا تزال عملية الدفع مفتوحة. أكملها هنا: لن تدفع إلا مرة واحدة.',
  paymentBegun: 'بدأت عملية الدفع، لذلك لم يعد تغيير البيانات ممكنًا.',
  backToOrder: 'العودة إلى الطلب',
  paymentFailed: 'لم تتم عملية الدفع ولم يُخصم أي مبلغ. حاول مرة أخرى أو اختر طريقة أخرى.',

  processingTitle: 'عملية الدفع قيد المعالجة',
  processingText:
    'لا تدفع مرة أخرى. يمكنك إغلاق هذه الصفحة: تصلك التذاكر بالبريد الإلكتروني حين تتم عملية الدفع.',
  unknownTitle: 'لا نعرف بعد هل تمت عملية الدفع',
  unknownText:
    'لا تدفع مرة أخرى، وسنواصل التحقق. يمكنك إغلاق هذه الصفحة: إن تمت عملية الدفع وصلتك التذاكر بالبريد الإلكتروني.',
  lookingUp: 'يجري البحث عن طلبك',
  checkNow: 'التحقق الآن',
  paidElsewhere: 'بدأ الدفع في علامة تبويب أو نافذة أخرى. أكمله هناك، أو هنا إن كانت قد أُغلقت.',
  returnedTitle: 'عدت من صفحة الدفع',
  returnedText:
    'لا تدفع مرة أخرى قبل أن تنظر في بريدك الإلكتروني: لم يحتفظ هذا المتصفح بشيء من طلبك، ولذلك لا يمكننا أن نبيّن لك هنا هل دُفع. لم يضع شيء: إن تمت عملية الدفع وصلتك التذاكر بالبريد الإلكتروني، وربما في البريد غير المرغوب فيه.',
  returnedAsk: (reference) =>
    reference
      ? `إن لم يصل شيء فاسأل المنظّم واذكر له رقم طلبك ${reference}.`
      : 'إن لم يصل شيء فاسأل المنظّم.',
  returnedOnward: 'اختيار التذاكر',

  doneTitle: 'شكرًا. التذاكر لك.',
  orderReference: 'رقم الطلب',
  sentTo: (address) => (address ? `نرسلها إلى ${address}.` : 'نرسلها بالبريد الإلكتروني.'),
  totalPaid: 'المدفوع',
  paidToday: 'المدفوع اليوم',
  stillToPay: 'المتبقي',
  amountOn: (amount, date) => `${amount} في ${date}`,
  whatNext: 'ماذا بعد؟',
  lookForEmail: 'ترقّب رسالتنا. إن لم تصل خلال دقائق فابحث في البريد غير المرغوب فيه.',
  askWithReference: (reference) => `إن كان لديك سؤال فاذكر للمنظّم رقم طلبك ${reference}.`,
  seeTickets: 'عرض تذاكرك',
  printOrder: 'طباعة هذه الصفحة',
  addToCalendar: 'إضافة إلى التقويم',
  buyMore: 'شراء تذاكر أخرى',
  offersTitle: 'عرض لك',
  offerAt: (discount, event) => `${isolate(discount)} في ${isolate(event)}`,
  codePrepared: 'رمزك قيد التحضير.',
  copyCode: (code) => `نسخ ${code}`,
  codeCopied: 'تم النسخ',
  codeUntil: (date) => `صالح حتى ${date}`,
  codeForDays: (count) =>
    plural('ar', count, {
      one: 'صالح ليوم واحد',
      two: 'صالح ليومين',
      few: `صالح ${count} أيام`,
      other: `صالح ${count} يومًا`,
    }),
  amountOff: (amount) => `خصم ${amount}`,

  expiredTitle: 'انتهى حجزك، ولم يُخصم شيء.',
  expiredText: 'عادت التذاكر إلى البيع.',
  reserveAgain: 'حجز التذاكر نفسها مجددًا',
  chooseOthers: 'اختيار تذاكر أخرى',
  refundedTitle: 'تمت عملية الدفع متأخرة وسيُعاد المبلغ إليك',
  refundedText: 'كانت التذاكر قد بيعت لغيرك. يُعاد المبلغ بالطريقة نفسها، وقد يستغرق ذلك أيامًا.',
  cancelledTitle: 'أُلغي هذا الطلب',
  cancelledText: 'إن كنت لا تعرف السبب فاسأل المنظّم.',

  soldOutNow: (release, left) => {
    const name = release || 'إحدى تذاكرك';
    return left > 0 ? `${name}: بقي ${left} فقط. اختر عددًا أقل.` : `${name}: نفدت للتو.`;
  },
  goneNow: 'إحدى تذاكرك لم تعد معروضة. يرجى النظر إلى التذاكر مجددًا.',
  notOnSaleNow: (release) => `${release || 'إحدى تذاكرك'}: ليست للبيع حاليًا.`,
  quantityRefused: (release) => `${release || 'إحدى تذاكرك'}: لا يمكن طلبها بهذا العدد.`,
  codeTaken: 'استُنفد رمزك، ربما بطلب لم يكتمل.',
  codeOfAnother: 'هذا الرمز لعنوان بريد إلكتروني آخر. صحّح العنوان أو تابع من دون الرمز.',
  planGone: (release) => `${release || 'إحدى تذاكرك'}: الدفع بهذه الأقساط غير ممكن. اختيارك باقٍ.`,
  priceChanged: (total) =>
    total
      ? `تغيّر السعر. تكلفة طلبك الآن ${total}.`
      : 'تغيّر السعر. يرجى النظر إلى المجموع الجديد قبل المتابعة.',
  manyHolds: 'بدأت طلبات كثيرة من هذا الاتصال. أكمل أحدها أو انتظر.',
  manyRequests: 'يوجد عدد كبير من الزوار الآن.',
  detailsWanted: 'نحتاج إلى بياناتك قبل الدفع.',
  paymentWanted: 'هذا الطلب ليس مجانيًا. انظر إلى المجموع ثم ادفع.',
  nothingToPay: 'لا شيء للدفع في هذا الطلب. يرجى النظر إليه مجددًا.',
  detailsRefused: 'شيء في بياناتك لم يُقبل. يرجى مراجعتها.',
  notSoldHere: 'لا يمكن شراء هذه التذاكر في هذه الصفحة حاليًا.',
  unsure: 'تعذّر الوصول إلى شباك التذاكر. قد تكون تذاكرك محجوزة حتى 15 دقيقة.',
  declined: (reason) =>
    `رُفضت عملية الدفع. \u2068${reason || 'لم يُخصم شيء.'}\u2069 حاول مرة أخرى أو استخدم بطاقة أخرى.`,
  payLost: 'تعذّر فتح صفحة الدفع.',
  freeLost: 'تعذّر تأكيد طلبك.',
  notCharged: 'لم يُخصم أي مبلغ. حاول مرة أخرى.',
  orderStuck: 'لا يمكن دفع هذا الطلب ولا تأكيده. لم يُخصم أي مبلغ. اختر تذاكرك من جديد.',
  chooseAgain: 'اختيار التذاكر من جديد',
  noWayToPay: 'لا تستطيع هذه الصفحة إتمام الدفع المطلوب. لم يُخصم شيء.',
  stayHeld:
    'تبقى تذاكرك محجوزة هنا حتى ينتهي الوقت أعلاه. وإن كانت الأخيرة فلا يمكن لأحد شراؤها قبل ذلك.',
  anotherOrder: 'أي اختيار مختلف هو طلب جديد لا يشمل التذاكر المحجوزة لك.',
  sumUnknown: 'هذا تقدير: لم نُبلَّغ بالمبلغ الدقيق. تحقق منه قبل الدفع.',
  orderGone: 'لم يعد طلبك موجودًا. إن كنت قد دفعت فترقّب رسالتنا.',
  notDone: 'لم ينجح ذلك. لم يُخصم شيء.',
  possibleIn: (time) => `ممكن بعد ${time}.`,
  turnIn: (time) => `يوجد عدد كبير من الزوار الآن. يحين دورك بعد ${time}، ومكانك محفوظ.`,
  stopWaiting: 'إيقاف الانتظار',

  withoutCode: 'المتابعة من دون الرمز',
  forOrganiser: 'للمنظّم',
};
