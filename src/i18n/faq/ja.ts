import type { FaqPhrases } from './phrases.js';

export const phrases: Partial<FaqPhrases> = {
  faq: 'よくある質問',
  emptyFaq: 'まだ回答済みの質問はありません。',
  showAll: 'すべて表示',
  hideAll: 'すべて閉じる',
  searchQuestions: '質問を検索',
  resultCount: (count) => `${count}件`,
  noResults: (query) => `「${query}」に一致するものはありません。`,
  copyLink: 'リンクをコピー',
  linkCopied: 'リンクをコピーしました',
  table: '表',
  askDuringOrder: 'ご注文についての質問',
  returnToOrder: 'ご注文に戻る',
};
