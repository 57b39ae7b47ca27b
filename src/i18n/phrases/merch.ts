/** What `merch-preview` says. */
export interface MerchPhrases {
  merch: string;
}
