/** By tag, on a field of 24 by 24, drawn with a line of 1.5. */
const lines: Readonly<Record<string, string>> = {
  'event-lineup': 'M4 6h9M4 12h9M4 18h6M18 17V5l3 2M18 17a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0',
  'event-tickets': 'M3 6h18v3a3 3 0 0 0 0 6v3H3v-3a3 3 0 0 0 0-6zM14 6v12',
  'event-faq':
    'M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18M9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.7.4-1.1.9-1.1 1.8M12 16.5v.5',
  'event-news': 'M4 5h13v14H6a2 2 0 0 1-2-2zM17 9h3v8a2 2 0 0 1-2 2M7 9h7M7 12h7M7 15h4',
  'event-announcements': 'M4 10v4h3l9 5V5l-9 5zM19 9a4 4 0 0 1 0 6M7 14l1.5 5H11',
  'event-gallery': 'M3 5h18v14H3zM3 17l5-6 4 5 3-3 6 5M16 9h.1',
  'event-card': 'M3 5h18v14H3zM3 12h18M6 15.5h8',
  'event-prelaunch': 'M6 16v-5a6 6 0 1 1 12 0v5l1.5 2h-15zM10 21h4',
  'event-signup-form': 'M5 3h14v18H5zM8 8h8M8 12h8M8 16h4',
  'merch-preview': 'M9 4 4 7l1.5 4L8 10v10h8V10l2.5 1L20 7l-5-3a3 3 0 0 1-6 0',
  'organiser-events': 'M4 6h16v14H4zM4 10h16M8 4v4M16 4v4M8 14h2M14 14h2',
  'event-search': 'M10.5 17a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13M15.5 15.5 21 21',
  'ambassador-rewards': 'm12 3 2.7 5.8 6.3.7-4.7 4.3 1.3 6.2-5.6-3.2L6.4 20l1.3-6.2L3 9.5l6.3-.7z',
};

/** For an element without a sign of its own: a stage with its roof. */
const stage = 'M3 10 12 4l9 6M5 10v10m14-10v10M3 20h18M8 20v-4h8v4';

/** What stands on the block of a widget. */
export const signOf = (tag: string): string =>
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path fill="none" stroke="currentColor" ' +
  `stroke-width="1.5" stroke-linejoin="round" d="${lines[tag] ?? stage}"/></svg>`;
