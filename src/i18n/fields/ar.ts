import type { FieldPhrases } from './phrases.js';

export const phrases: Partial<FieldPhrases> = {
  optional: '(اختياري)',
  problemTitle: 'هناك مشكلة',
  errorPrefix: 'خطأ:',
  addressInvalid: 'يرجى كتابة بريد إلكتروني مثل name@example.com',
  didYouMean: (address) => `هل المقصود ${address}؟`,
};
