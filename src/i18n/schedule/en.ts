import { plural } from '../plural.js';
import type { SchedulePhrases } from './phrases.js';

/** Of filter, timetable, running day and plan. */
export const schedulePhrases = {
  isFavourite: 'favourite',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fitAll: 'Fit all',
  goToStage: 'Go to stage',
  timesToCome: 'Time still to come',
  onNow: 'On now',
  upNext: 'Up next',
  jumpToNow: 'Jump to now',
  zoneNote: (zone) => `All times ${zone}`,
  until: (time) => `until ${time}`,
  filters: 'Filter',
  skipLineup: 'Skip the line-up',
  endOfLineup: 'End of the line-up',
  freeTime: (duration) => `${duration} free`,
  saveToCalendar: 'Add to calendar',
  calendarDownload: 'Calendar file',
  share: 'Share',
  sharePlan: 'Share my plan',
  printPlan: 'Print',
  shareCopied: 'Link copied',
  sharedPlan: (count) =>
    `A plan that was shared with you: ${plural('en', count, { one: '1 set', other: `${count} sets` })}`,
  saveSharedPlan: 'Save to mine',
  planSaved: 'Saved to your plan',
  leaveSharedPlan: 'Close this plan',
  playsWith: 'Plays with',
  setCount: (shown, total) =>
    `${shown} of ${plural('en', total, { one: '1 set', other: `${total} sets` })}`,
  noSets: 'No set matches.',
  clearFilters: 'Clear filters',
  removeFilter: (name) => `Remove filter: ${name}`,
  favourite: (name) => `Favourite, ${name}`,
  myPlan: 'My plan',
  emptyPlan: 'Your plan is empty. Mark the sets you want to see.',
  planNotKept: 'This browser does not keep your plan after you leave.',
  clashesWith: (name, minutes) => `Clashes with ${name}, ${minutes} min`,
  clashCount: (count) => plural('en', count, { one: '1 clash', other: `${count} clashes` }),
} satisfies SchedulePhrases;
