import type { Phrase } from '../texts.js';

/** Written by `npm run words -- --write`, from the English beside it. */
export interface FaqPhrases {
  faq: string;
  emptyFaq: string;
  showAll: string;
  hideAll: string;
  searchQuestions: string;
  resultCount: Phrase<'count'>;
  noResults: Phrase<'query'>;
  copyLink: string;
  linkCopied: string;
  /** The name of a table that scrolls and has no caption. */
  table: string;
  /** Beside an order that is under way: what opens the questions. */
  askDuringOrder: string;
  returnToOrder: string;
}
