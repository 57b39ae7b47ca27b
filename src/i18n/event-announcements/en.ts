import type { AnnouncementPhrases } from './phrases.js';

/** What the feed of announcements says. */
export const english = {
  announcements: 'Announcements',
  emptyAnnouncements: 'Nothing has been announced yet. What happens will stand here first.',
  categoryUpdate: 'Update',
  categoryReminder: 'Reminder',
  categoryMarketing: 'Offer',
  categoryOther: 'Notice',
  moreAbout: 'Read more',
  earlierAnnouncements: 'Earlier announcements',
} satisfies Partial<AnnouncementPhrases>;
