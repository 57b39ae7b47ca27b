import type { NewsPhrases } from './phrases.js';

/** What is said around an article. */
export const newsParts = {
  article: 'Article',
  backToNews: 'All news',
  articleGone: 'This article is not here.',
  articleGoneHint: 'It may have been taken down, or it is not out yet.',
  otherNews: 'Other news',
  newerArticle: 'Newer',
  olderArticle: 'Older',
  shareArticle: 'Share',
  copyArticleLink: 'Copy link',
  articleLinkCopied: 'Link copied',
  articleTable: 'Table',
} satisfies Partial<NewsPhrases>;
