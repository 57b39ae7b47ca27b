export interface SearchPhrases {
  searchEvents: string;
  fromDay: string;
  toDay: string;
  inCountry: string;
  anyCountry: string;
  /** There are more than those that are shown. */
  eventsAndMore: (count: number) => string;
  nothingFound: string;
  /** `words` were searched for. */
  nothingFoundFor: (words: string) => string;
  /** With days or a country chosen. */
  searchEverywhere: string;
  searchAnew: string;
}
