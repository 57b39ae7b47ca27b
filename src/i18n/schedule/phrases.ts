import type { Phrase } from '../texts.js';

/** Written by `npm run words -- --write`, from the English beside it. */
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
  zoneNote: Phrase<'zone'>;
  until: Phrase<'time'>;
  filters: string;
  skipLineup: string;
  endOfLineup: string;
  /** Of a set, with what of its place was another: “20:00, River Stage”. */
  movedFrom: Phrase<'before'>;
  /** Read out, with the whole of its place: “Friday 25 June, 21:00, River Stage”. */
  setMoved: Phrase<'name' | 'now'>;
  /** Between two sets of a plan: “1 hr, 20 min”. */
  freeTime: Phrase<'duration'>;
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
  sharedPlan: Phrase<'count'>;
  saveSharedPlan: string;
  planSaved: string;
  leaveSharedPlan: string;
  /** Who plays in the same set. */
  playsWith: string;
  /** Above the places where the artist is to be heard. */
  listen: string;
  setCount: Phrase<'shown' | 'total'>;
  /** The button that adds what else was found. */
  moreSets: string;
  noSets: Phrase<'query'>;
  /** A name that is nearly what was typed. */
  didYouMean: Phrase<'name'>;
  clearSearch: string;
  clearFilters: string;
  removeFilter: Phrase<'name'>;
  favourite: Phrase<'name'>;
  myPlan: string;
  emptyPlan: string;
  /** When the browser refuses to store anything. */
  planNotKept: string;
  clashesWith: Phrase<'name' | 'minutes'>;
  /** From an hour on: "1 hr 20 min". */
  clashesFor: Phrase<'name' | 'duration'>;
  clashCount: Phrase<'count'>;
  /** Name of a view: one list over all stages, beside the list by stage. */
  byTime: string;
  /** On a button: how many sets of today are over. */
  earlierToday: Phrase<'count'>;
  /** Button of a small card of a set, opens all about the artist. */
  moreOnArtist: Phrase<'name'>;
  /** A plan that somebody has sent, beside `myPlan`: whose a set is. */
  friendsPlan: string;
  /** Of a set that is in `myPlan` and in `friendsPlan`. */
  bothPlans: string;
  /** Between two sets, with `times` as “19:15 – 20:00”. */
  bothFree: Phrase<'times'>;
}
