import { durationLabel } from '../../../src/format/duration.js';
import { lastsDays, type StageSet } from '../../../src/lineup/schedule.js';

/** “ (28 hr)” of a set whose two times do not say how long it lasts; else empty. */
export const daysLong = (set: StageSet, locale: string): string =>
  lastsDays(set) ? ` (${durationLabel(set.end - set.start, locale)})` : '';
