import type { WidgetTag } from './widgets.js';

/** The words inside a `div` or link until its widget appears, and its name in a list: what most pages want first. */
export const titles: Record<WidgetTag, string> = {
  'event-lineup': 'Line-up',
  'event-tickets': 'Tickets',
  'event-faq': 'FAQ',
  'event-news': 'News',
  'event-announcements': 'Announcements',
  'event-gallery': 'Photos',
  'event-card': 'Event details',
  'event-prelaunch': 'Waiting list',
  'event-signup-form': 'Form',
  'merch-preview': 'Merch',
  'organiser-events': 'Organiser’s events',
  'event-search': 'Event search',
  'ambassador-rewards': 'Ambassador rewards',
};
