export interface FaqPhrases {
  faq: string;
  emptyFaq: string;
  showAll: string;
  hideAll: string;
  searchQuestions: string;
  resultCount: (count: number) => string;
  noResults: (query: string) => string;
  copyLink: string;
  linkCopied: string;
  /** The name of a table that scrolls and has no caption. */
  table: string;
  /** Beside an order that is under way: what opens the questions. */
  askDuringOrder: string;
  returnToOrder: string;
}
