/** What changes while a page is open. */
export interface LivePhrases {
  /** Below the price of a ticket. */
  newPrice: string;
}
