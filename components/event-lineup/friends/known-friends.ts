import type { PlanPhrases } from '../../../src/i18n/plan/phrases.js';
import type { StageSet } from '../../../src/lineup/schedule.js';
import type { Friend } from './friend-list.js';
import type { KeptFriends } from './kept-friends.js';

/** What list and forms of friends need of them. */
export interface KnownFriends {
  readonly kept: KeptFriends;
  readonly phrases: PlanPhrases;
  goersTo(set: Pick<StageSet, 'slot'>): readonly Friend[];
}
