import type { WidgetTag } from './widgets.js';

/** What stands in a `div` or link until the widget does, and what the widget is called in a list, first what most pages want. */
export const titles: Record<WidgetTag, string> = {
  'event-lineup': 'Line-up',
  'event-tickets': 'Tickets',
  'event-faq': 'Questions and answers',
  'event-news': 'News',
  'event-announcements': 'Announcements',
  'event-gallery': 'Photos',
  'event-card': 'The event',
  'event-prelaunch': 'Hear first',
  'event-signup-form': 'Form',
  'merch-preview': 'Merch',
  'organiser-events': 'Our events',
  'event-search': 'Find an event',
  'ambassador-rewards': 'Ambassador rewards',
};
