import type { PrelaunchPhrases } from './phrases.js';

export const phrases: Partial<PrelaunchPhrases> = {
  prelaunch: '登録',
  noPrelaunch: '現在、登録の受付はありません。',
  prelaunchTitle: 'いち早く情報を受け取る',
  prelaunchEmail: 'メールアドレス',
  prelaunchName: 'お名前（名）',
  prelaunchPhone: '携帯電話番号',
  prelaunchSend: '登録する',
  privacyNotice: 'プライバシーポリシー',
  closesAt: (when) => `${when}まで受付`,
  prelaunchClosed: (when) => `登録の受付は${when}に終了しました`,
  salesOpen: (when) => `${when}からチケット発売`,
  someConsentMissing: 'ご連絡するには、少なくとも1つのチェックが必要です',
  consentMissing: 'ご連絡するには、チェックが必要です',
  consentOrNumberMissing: 'ご連絡するには、チェックまたは電話番号の入力が必要です',
  numberNeedsConsent: 'SMSの受け取りにチェックを入れるか、番号を空欄にしてください',
  oneStepToGo: 'あと1ステップです',
  oneIsEnough: 'メールアドレスと電話番号の、どちらか一方を確認すれば完了です。',
  addressConfirmed: 'メールアドレスの確認が完了しました。',
  changeAddress: 'メールアドレスを変更',
};
