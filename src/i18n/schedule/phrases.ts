/** Of what a visitor does with a line-up: filter, timetable, the running day, and a plan. */
export interface SchedulePhrases {
  /** After the name of a set that is one. */
  isFavourite: string;
  zoomIn: string;
  zoomOut: string;
  /** All stages and hours at once, small. */
  fitAll: string;
  goToStage: string;
  /** Above sets of which no time is known. */
  timesToCome: string;

  onNow: string;
  upNext: string;
  jumpToNow: string;
  /** “BST, London”. */
  zoneNote: (zone: string) => string;
  until: (time: string) => string;

  filters: string;
  skipLineup: string;
  endOfLineup: string;

  /** Of a set, with what of its place was another: “20:00, River Stage”. */
  movedFrom: (before: string) => string;
  /** Read out, with the whole of its place: “Friday 25 June, 21:00, River Stage”. */
  setMoved: (name: string, now: string) => string;

  /** Between two sets of a plan: “1 hr, 20 min”. */
  freeTime: (duration: string) => string;
  saveToCalendar: string;
  calendarDownload: string;
  /** By the name that it has in the language. */
  googleCalendar: string;
  share: string;
  sharePlan: string;
  qrCode: string;
  /** For those who do not see it. */
  qrCodeOfPlan: string;
  /** What to do with it. */
  scanPlan: string;
  printPlan: string;
  /** What is printed, in a choice of three: the list, the pocket sheet, the timetable. */
  printListHint: string;
  printPocket: string;
  printPocketHint: string;
  printDaysHint: string;
  /** On the sheet itself. */
  foldHint: string;
  /** Above lines to write on. */
  notes: string;
  shareCopied: string;
  /** Of a plan that somebody has sent. */
  sharedPlan: (count: number) => string;
  saveSharedPlan: string;
  planSaved: string;
  leaveSharedPlan: string;

  /** Who plays in the same set. */
  playsWith: string;

  /** Above the places where the artist is to be heard. */
  listen: string;

  setCount: (shown: number, total: number) => string;
  /** The button that adds what else was found. */
  moreSets: string;
  noSets: string;
  /** A name that is nearly what was typed. */
  didYouMean: (name: string) => string;
  clearSearch: string;
  clearFilters: string;
  removeFilter: (name: string) => string;
  favourite: (name: string) => string;
  myPlan: string;
  emptyPlan: string;
  /** When the browser refuses to store anything. */
  planNotKept: string;
  clashesWith: (name: string, minutes: number) => string;
  /** From an hour on: "1 hr 20 min". */
  clashesFor: (name: string, duration: string) => string;
  clashCount: (count: number) => string;
}
