import type { NewsPhrases } from './phrases.js';

export const phrases: Partial<NewsPhrases> = {
  news: 'ニュース',
  emptyNews: 'ニュースはまだありません。最初の記事はここに掲載します。',
  topics: 'トピック',
  allTopics: 'すべて',
  articleCount: (count) => `記事${count}件`,
  moreNews: 'ほかのニュース',
  article: '記事',
  backToNews: 'ニュース一覧',
  articleGone: 'この記事は見つかりません。',
  articleGoneHint: '削除されたか、まだ公開されていない可能性があります。',
  otherNews: '前後のニュース',
  newerArticle: '新しい記事',
  olderArticle: '古い記事',
  shareArticle: '共有',
  copyArticleLink: 'リンクをコピー',
  articleLinkCopied: 'リンクをコピーしました',
  articleTable: '表',
};
