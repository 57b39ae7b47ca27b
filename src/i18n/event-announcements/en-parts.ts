import { plural } from '../plural.js';
import type { AnnouncementPhrases } from './phrases.js';

/** What is said when something new comes, and in the banner. */
export const announcementParts = {
  newAnnouncements: (count) =>
    plural('en', count, { one: '1 new announcement', other: `${count} new announcements` }),
  dismiss: 'Dismiss',
} satisfies Partial<AnnouncementPhrases>;
