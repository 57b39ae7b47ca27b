import type { Phrase } from '../texts.js';

/** Written by `npm run words -- --write`, from the English beside it. */
export interface PlanPhrases {
  friends: string;
  /** The label of a field, which proposes `friendNumber`. */
  friendName: string;
  friendNumber: Phrase<'number'>;
  /** A button: the plan is kept as that of a friend. */
  keepPlan: string;
  /** Beside a set that is in the plan of this friend alone. */
  planOf: Phrase<'name'>;
  /** Above a plan that is looked at. */
  planOfCount: Phrase<'name' | 'count'>;
  /** For a screen reader. */
  friendKept: Phrase<'name'>;
  /** Under the field, when a name is typed that is known. */
  replacesPlan: Phrase<'name'>;
  tooManyFriends: Phrase<'count'>;
  /** For a screen reader, before the names of friends at a set. */
  alsoGoing: string;
  /** How long the plan of a friend is. */
  friendSets: Phrase<'count'>;
  renameFriend: string;
  saveName: string;
  /** The name follows for a screen reader, here and after `renameFriend`. */
  removeFriend: string;
  friendRemoved: Phrase<'name'>;
  putBack: string;
  nameTaken: Phrase<'name'>;
  /** The name of a choice beside the calendar file. */
  reminder: string;
  noReminder: string;
  /** `duration` is 10, 20 or 30 minutes, in short. */
  remindBefore: Phrase<'duration'>;
  /** Leaves the name as it was. */
  keepName: string;
  editFriends: string;
}
