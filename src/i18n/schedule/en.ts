import { plural } from '../plural.js';
import type { SchedulePhrases } from './phrases.js';

/** Of the timetable, the running day and the plan. */
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
} satisfies SchedulePhrases;
