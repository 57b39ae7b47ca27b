import type { Phrase } from '../texts.js';

/** Written by `npm run words -- --write`, from the English beside it. */
export interface SearchPhrases {
  searchEvents: string;
  fromDay: string;
  toDay: string;
  inCountry: string;
  anyCountry: string;
  /** There are more than those that are shown. */
  eventsAndMore: Phrase<'count'>;
  nothingFound: string;
  /** `words` were searched for. */
  nothingFoundFor: Phrase<'words'>;
  /** With days or a country chosen. */
  searchEverywhere: string;
  searchAnew: string;
}
