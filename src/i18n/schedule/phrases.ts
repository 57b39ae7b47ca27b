/** Of what a visitor does with a line-up: the timetable, the running day, and a plan of one's own. */
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

  /** Between two sets of a plan: “1 hr, 20 min”. */
  freeTime: (duration: string) => string;
  saveToCalendar: string;
  calendarDownload: string;
  share: string;
  sharePlan: string;
  printPlan: string;
  shareCopied: string;
  /** Of a plan that somebody has sent. */
  sharedPlan: (count: number) => string;
  saveSharedPlan: string;
  planSaved: string;
  leaveSharedPlan: string;

  /** Who plays in the same set. */
  playsWith: string;
}
