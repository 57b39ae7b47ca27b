/** Written by `npm run words -- --write`, from the English beside it. */
export interface LivePhrases {
  /** Below the price of a ticket. */
  newPrice: string;
}
