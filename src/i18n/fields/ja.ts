import type { FieldPhrases } from './phrases.js';

export const phrases: Partial<FieldPhrases> = {
  optional: '（任意）',
  problemTitle: '問題が発生しました',
  errorPrefix: 'エラー：',
  addressInvalid: 'name@example.comのような形式でメールアドレスを入力してください',
  didYouMean: (address) => `${address}ではありませんか？`,
};
