import type { CardPhrases } from './phrases.js';

/** What follows it. */
export const cardParts = {
  addToCalendar: 'Add to calendar',
  calendarFile: 'Calendar file (.ics)',
  googleCalendar: 'Google Calendar',
  demoTickets: 'This is a demo. On a real page the ticket shop opens here.',
} satisfies Partial<CardPhrases>;
