import type { Phrase } from '../texts.js';

/** Written by `npm run words -- --write`, from the English beside it. */
export interface AnnouncementPhrases {
  announcements: string;
  emptyAnnouncements: string;
  categoryUpdate: string;
  categoryReminder: string;
  categoryMarketing: string;
  /** Of a category that nobody knows. */
  categoryOther: string;
  /** The link to what an announcement is about. */
  moreAbout: string;
  earlierAnnouncements: string;
  /** The button that brings them in, and what is read out. */
  newAnnouncements: Phrase<'count'>;
  dismiss: string;
}
