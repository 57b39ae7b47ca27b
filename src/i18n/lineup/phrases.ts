export interface SpokenSet {
  act: string;
  stage: string;
  day: string;
  start: string;
  end: string;
}

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
  setName: (set: SpokenSet) => string;

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
