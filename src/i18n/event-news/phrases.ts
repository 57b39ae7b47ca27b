import type { Phrase } from '../texts.js';

/** Written by `npm run words -- --write`, from the English beside it. */
export interface NewsPhrases {
  news: string;
  emptyNews: string;
  /** The name of the tags to choose from. */
  topics: string;
  allTopics: string;
  articleCount: Phrase<'count'>;
  moreNews: string;
  article: string;
  backToNews: string;
  articleGone: string;
  articleGoneHint: string;
  /** The name of the links to the articles before and after. */
  otherNews: string;
  newerArticle: string;
  olderArticle: string;
  shareArticle: string;
  copyArticleLink: string;
  articleLinkCopied: string;
  /** The name of a table that scrolls and has no caption. */
  articleTable: string;
}
