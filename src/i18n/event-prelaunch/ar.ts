import type { PrelaunchPhrases } from './phrases.js';

export const phrases: Partial<PrelaunchPhrases> = {
  prelaunch: 'التسجيل',
  noPrelaunch: 'لا يوجد ما يمكن التسجيل فيه حاليًا.',
  prelaunchTitle: 'أول من يعرف',
  prelaunchEmail: 'البريد الإلكتروني',
  prelaunchName: 'الاسم الأول',
  prelaunchPhone: 'رقم الهاتف المحمول',
  prelaunchSend: 'تسجيل',
  privacyNotice: 'إشعار الخصوصية',
  closesAt: (when) => `آخر موعد للتسجيل: ${when}`,
  prelaunchClosed: (when) => `أُغلق التسجيل: ${when}`,
  salesOpen: (when) => `بدء بيع التذاكر: ${when}`,
  someConsentMissing: 'يرجى تحديد مربع واحد على الأقل، وإلا فلا يمكننا مراسلتك',
  consentMissing: 'يرجى تحديد المربع، وإلا فلا يمكننا مراسلتك',
  consentOrNumberMissing: 'يرجى تحديد المربع أو كتابة رقم، وإلا فلا يمكننا مراسلتك',
  numberNeedsConsent: 'يرجى تحديد مربع الرسائل النصية أو ترك الرقم فارغًا',
  oneStepToGo: 'بقيت خطوة واحدة',
  oneIsEnough: 'يكفي تأكيد واحد: البريد الإلكتروني أو الرقم.',
  addressConfirmed: 'تم تأكيد البريد الإلكتروني.',
  changeAddress: 'تغيير البريد الإلكتروني',
};
