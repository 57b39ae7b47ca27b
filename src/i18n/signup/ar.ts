import type { SignupPhrases } from './phrases.js';
import { isolate } from '../isolate.js';
import { plural } from '../plural.js';

/** As an object of "in" or "after". */
const seconds = (count: number): string =>
  plural('ar', count, {
    zero: 'أقل من ثانية',
    one: 'ثانية واحدة',
    two: 'ثانيتين',
    few: `${count} ثوانٍ`,
    many: `${count} ثانية`,
    other: `${count} ثانية`,
  });

export const phrases: Partial<SignupPhrases> = {
  answerMissing: (label) => `يرجى ملء «${isolate(label)}»`,
  answerRefused: (label) => `يرجى مراجعة الإجابة عن «${isolate(label)}»`,
  checkAnswers: 'يرجى مراجعة الإجابات',
  answersRefused: 'لم يُقبل شيء منها. يرجى مراجعتها وإرسالها من جديد.',
  sendingForm: 'جارٍ الإرسال',
  formClosed: 'هذا النموذج مغلق حاليًا.',
  formRefused: 'لا يمكن إرسال هذا النموذج من هذه الصفحة الآن.',
  tryAgainIn: (count) => 'هنا عدد كبير من الزوار. يرجى المحاولة بعد ' + seconds(count) + '.',
  formOffline: 'لا يوجد اتصال.',
  answersKept: 'إجاباتك ما زالت هنا.',
  unheard: 'لم يصلنا رد',
  unheardText:
    'ربما وصلت إجاباتك، لكن الاتصال انقطع قبل أن نعرف. إرسالها من جديد قد يعني وصولها مرتين.',
  sendAgain: 'إرسال من جديد',
  doNotSend: 'عدم الإرسال من جديد',
  thanks: 'شكرًا',
  thanksText: 'وصلت إجاباتك.',
  checkInbox: 'يرجى تفقد البريد الوارد',
  linkSent: (address) =>
    `أرسلنا رابطًا${address ? ` إلى ${address}` : ''}. يؤكد فتحه بريدك الإلكتروني.`,
  lookInSpam: 'لم يصل شيء؟ قد يكون بين الرسائل غير المرغوب فيها، ويمكن طلب رسالة أخرى.',
  resendEmail: 'إرسال رسالة أخرى',
  emailResent: 'رسالة أخرى في الطريق.',
  emailFailed: 'لم نتمكن من إرسال البريد الإلكتروني',
  emailFailedText: 'وصلت إجاباتك، لكن بريدك الإلكتروني لم يُؤكد بعد.',
  onTheList: 'أنت على القائمة',
  onTheListText: 'لم يبقَ ما يحتاج إلى تأكيد.',
  phoneUnconfirmed: 'لم يتم تأكيد رقمك بعد.',
  codeTitle: 'تأكيد الرقم',
  codeSent: (hint) => `أرسلنا رمزًا في رسالة نصية${hint ? ` إلى ${hint}` : ''}.`,
  textSent: (hint) => `أرسلنا رسالة نصية${hint ? ` إلى ${hint}` : ''}.`,
  codeLabel: 'الرمز من الرسالة النصية',
  confirmNumber: 'تأكيد الرقم',
  resendCode: 'إرسال رمز آخر',
  codeResent: 'رمز آخر في الطريق.',
  resendIn: (count) => 'متاح من جديد بعد ' + seconds(count) + '.',
  changeNumber: 'تغيير الرقم',
  newNumber: 'رقم الهاتف المحمول',
  textCode: 'إرسال رمز إليّ',
  textedCodeMissing: 'يرجى كتابة الرمز من الرسالة النصية',
  numberMissing: 'يرجى كتابة رقم الهاتف المحمول',
  wrongCode: 'هذا ليس الرمز. يرجى مراجعة أحدث رسالة نصية.',
  expiredCode: 'هذا الرمز قديم. يرجى طلب رمز آخر.',
  tooManyCodes: 'محاولات كثيرة. يرجى طلب رمز آخر بعد قليل.',
  codeRefused: 'لم يُقبل هذا الرمز. يرجى مراجعة أحدث رسالة نصية أو طلب رمز آخر.',
  codePassedOn: 'سلّمنا الرمز. إن كان صحيحًا فقد تم تأكيد رقمك.',
  numberRefused: 'لم يُقبل هذا الرقم. يرجى التحقق منه والمحاولة مرة أخرى.',
  signupUnknown: 'تعذّر ذلك من هنا. للحصول على رسالة أخرى يرجى إعادة تحميل الصفحة والتسجيل من جديد.',
  numberConfirmed: 'تم تأكيد رقمك',
  phoneFailed: 'لم نتمكن من إرسال رسالة نصية إلى هذا الرقم.',
  phoneUnavailable: 'لا يمكننا إرسال رسائل نصية الآن.',
};
