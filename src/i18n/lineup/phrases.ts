import type { Phrase } from '../texts.js';

/** Written by `npm run words -- --write`, from the English beside it. */
export interface LineupPhrases {
  lineup: string;
  emptyLineup: string;
  emptyLineupHint: string;
  toBeAnnounced: string;
  headliners: string;
  featured: string;
  setNote: string;
  /** Between two names of one set, as printed. */
  b2b: string;
  /** The same in full, to be read aloud. */
  backToBack: string;
  /** The accessible name of a set. */
  setName: Phrase<'act' | 'stage' | 'day' | 'start' | 'end'>;
  from: string;
  allSets: string;
  biography: string;
  links: string;
  website: string;
  days: string;
  stages: string;
  genres: string;
  searchLineup: string;
  view: string;
  poster: string;
  timetable: string;
  list: string;
}
