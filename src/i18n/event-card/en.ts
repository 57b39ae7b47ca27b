import type { CardPhrases } from './phrases.js';

/** What the first paint says. */
export const card = {
  event: 'Event',
  emptyEvent: 'There is nothing to tell about this event yet.',
  when: 'When',
  where: 'Where',
  age: 'Age',
  organisedBy: 'Organiser',
  map: 'Map',
  cancelled: 'Cancelled',
  postponed: 'Postponed',
  ended: 'This event is over',
  tickets: 'Tickets',
  ticketsFrom: (price) => `Tickets from ${price}`,
  freeTickets: 'Free tickets',
  soldOut: 'Sold out',
  onSaleAt: (when) => `On sale ${when}`,
  onSaleSoon: 'On sale soon',
} satisfies Partial<CardPhrases>;
